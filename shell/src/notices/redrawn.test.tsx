import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Redrawn } from './redrawn';
import { RootBoundary } from './root-boundary';

let change: (isShown: boolean) => void;

/** A page with text that a translated page cannot bear: lint refuses it in the code of the site. */
function Page() {
  const [isShown, setShown] = useState(true);
  change = setShown;
  return (
    <main>
      {isShown && 'A text'}
      <p>{isShown ? 'Shown' : 'Hidden'}</p>
    </main>
  );
}

function Broken({ error }: { error: Error }): null {
  throw error;
}

function translate(): void {
  const text = screen.getByRole('main').firstChild as Text;
  const font = document.createElement('font');
  font.textContent = text.data;
  text.replaceWith(font);
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('a page whose text a browser has replaced is drawn anew when that text goes', async () => {
  render(
    <Redrawn>
      <Page />
    </Redrawn>,
  );
  translate();
  await act(async () => change(false));
  expect(screen.getByRole('main')).toHaveTextContent(/^A textShown$/);
  await act(async () => change(false));
  expect(screen.getByRole('main')).toHaveTextContent(/^Hidden$/);
  expect(console.warn).toHaveBeenCalledWith('A part of the page was drawn anew', expect.any(DOMException));
});

test('an error of another kind goes up, and the root reports it in the place of the page', () => {
  render(
    <RootBoundary>
      <Broken error={new Error('a broken component')} />
    </RootBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!a broken component');
});

test('a page that disturbs itself whenever it is drawn ends in a report', () => {
  render(
    <RootBoundary>
      <Broken error={new DOMException('not a child', 'NotFoundError')} />
    </RootBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Unexpected Application Error!');
});
