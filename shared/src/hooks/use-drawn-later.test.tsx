import { act, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useDrawnLater } from './use-drawn-later';

const drawn: (string | undefined)[] = [];

function Below({ id }: { id: string }) {
  const shown = useDrawnLater(id);
  useLayoutEffect(() => void drawn.push(shown), [shown]);
  return <p>{shown}</p>;
}

beforeEach(() => drawn.splice(0));

test('a page that is opened by a link is drawn without what comes later, and then with it', async () => {
  let open = () => undefined as void;
  function Site() {
    const [isOpen, setOpen] = useState(false);
    open = () => startTransition(() => setOpen(true));
    return isOpen ? <Below id="mara-modern" /> : <p>the list</p>;
  }
  render(<Site />);
  await act(async () => open());
  expect(drawn).toEqual([undefined, 'mara-modern']);
  expect(screen.getByText('mara-modern')).toBeVisible();
});

test('the HTML of a page has everything, and nothing of it goes while the page takes it over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Below id="mara-modern" />);
  expect(container).toHaveTextContent('mara-modern');
  render(<Below id="mara-modern" />, { container, hydrate: true });
  expect(drawn).toEqual(['mara-modern']);
});

test('the content of one item stays until the heading of the next is drawn', async () => {
  const drawn: string[] = [];
  function Page({ id }: { id: string }) {
    const shown = useDrawnLater(id);
    useLayoutEffect(() => void drawn.push(`${id} over ${shown}`));
    return null;
  }
  const { rerender } = render(<Page id="mara-modern" />);
  drawn.splice(0);
  rerender(<Page id="mara-fantasy" />);
  expect(drawn).toEqual(['mara-fantasy over mara-modern', 'mara-fantasy over mara-fantasy']);
});
