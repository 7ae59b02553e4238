import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { createQueryClient } from '../queries/create-query-client';
import { testShell } from '../testing/test-shell';
import { lazyPage } from './lazy-page';
import type { ShellContext } from './shell-context';

const Greeting = ({ to = 'you' }: { to?: string }) => <p>Hello {to}</p>;
const loadGreeting = () => jest.fn(async () => Greeting);

function show(Page: ReturnType<typeof lazyPage<{ to?: string }>>, given: Partial<ShellContext> = {}) {
  const read = () => Promise.reject(new Error('Nothing is read.'));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20', ...given }));
  return act(async () =>
    render(
      <QueryClientProvider client={client}>
        <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
          <Suspense fallback="Loading...">
            <Page to="all" />
          </Suspense>
        </ErrorBoundary>
      </QueryClientProvider>,
    ),
  );
}

test('its code is loaded once, however often it is shown and loaded beforehand', async () => {
  const load = loadGreeting();
  const Page = lazyPage('page-greeting', load);
  await show(Page);
  await show(Page);
  await Page.load();
  expect(screen.getAllByText('Hello all')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page whose code is there is drawn at once', async () => {
  const Page = lazyPage('page-greeting', loadGreeting());
  await Page.load();
  const client = createQueryClient(
    testShell({ read: () => Promise.reject(new Error()), origin: '', renderedOn: '2026-11-20' }),
  );
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Hello you')).toBeVisible();
});

test('code that does not load is the failure of the page, until it is loaded again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const load = loadGreeting();
  load.mockRejectedValueOnce(new Error('early')).mockRejectedValueOnce(new Error('gone'));
  const Page = lazyPage('page-greeting', load);
  const first = await show(Page);
  expect(screen.getByText('Error: gone')).toBeVisible();
  first.unmount();
  await show(Page);
  expect(screen.getByText('Error: gone')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await Page.load();
  await show(Page);
  expect(screen.getByText('Hello all')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('code that comes at the second try is no failure', async () => {
  const load = loadGreeting();
  load.mockRejectedValueOnce(new Error('early'));
  await show(lazyPage('page-greeting', load));
  expect(screen.getByText('Hello all')).toBeVisible();
});

test('the shell is told of the chunk, where it asks', async () => {
  const pageChunks = new Set<string>();
  await show(lazyPage('page-greeting', loadGreeting()), { pageChunks });
  expect([...pageChunks]).toEqual(['page-greeting']);
});
