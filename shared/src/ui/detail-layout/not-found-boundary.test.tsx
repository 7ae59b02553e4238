import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { NotFoundError } from '../../contract/not-found-error';
import { NotFoundBoundary } from './not-found-boundary';

const onReset = jest.fn();

function Page({ error }: { error?: Error }) {
  if (error) throw error;
  return <p>The page</p>;
}

const boundary = (keys: unknown[], error?: Error) => (
  <ErrorBoundary fallbackRender={({ error: above }) => <p>Above: {String(above)}</p>}>
    <NotFoundBoundary resetKeys={keys} onReset={onReset} renderFallback={(message) => <p>Instead: {message}</p>}>
      <Page {...(error && { error })} />
    </NotFoundBoundary>
  </ErrorBoundary>
);

const MISSING = new NotFoundError('nobody');

beforeEach(() => {
  onReset.mockClear();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('a missing item is said in place of the children, and in the log', () => {
  render(boundary(['a'], MISSING));
  expect(screen.getByText('Instead: nobody')).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith(MISSING);
});

test('an error of another kind goes up', () => {
  render(boundary(['a'], new Error('broken')));
  expect(screen.getByText('Above: Error: broken')).toBeVisible();
});

test('the children are tried again for another key, and not for the same ones', () => {
  const { rerender } = render(boundary(['a', undefined], MISSING));
  rerender(boundary(['a', undefined]));
  expect(screen.getByText('Instead: nobody')).toBeVisible();
  expect(onReset).not.toHaveBeenCalled();
  rerender(boundary(['a', 'b']));
  expect(screen.getByText('The page')).toBeVisible();
  expect(onReset).toHaveBeenCalledTimes(1);
});

test('children that fail again for another key are not tried for ever', () => {
  const { rerender } = render(boundary(['a'], MISSING));
  rerender(boundary(['b'], MISSING));
  expect(screen.getByText('Instead: nobody')).toBeVisible();
  expect(onReset).toHaveBeenCalledTimes(1);
});
