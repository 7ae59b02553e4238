import { act, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useDrawnLater } from './use-drawn-later';

const drawn: (string | null)[] = [];

function Below({ text }: { text: string }) {
  const shown = useDrawnLater(text);
  useLayoutEffect(() => void drawn.push(shown), [shown]);
  return <p>{shown}</p>;
}

beforeEach(() => drawn.splice(0));

test('a page that is opened by a link is drawn without what comes later, and then with it', async () => {
  let open = () => undefined as void;
  function Site() {
    const [isOpen, setOpen] = useState(false);
    open = () => startTransition(() => setOpen(true));
    return isOpen ? <Below text="the sections" /> : <p>the list</p>;
  }
  render(<Site />);
  await act(async () => open());
  expect(drawn).toEqual([null, 'the sections']);
  expect(screen.getByText('the sections')).toBeVisible();
});

test('the HTML of a page has everything, and nothing of it goes while the page takes it over', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Below text="the sections" />);
  expect(container).toHaveTextContent('the sections');
  render(<Below text="the sections" />, { container, hydrate: true });
  expect(drawn).toEqual(['the sections']);
});

test('what is drawn stays until what follows it is drawn', () => {
  const { rerender } = render(<Below text="the sections" />);
  drawn.splice(0);
  rerender(<Below text="those of another life" />);
  expect(drawn).toEqual(['those of another life']);
});
