import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { type Viewer, VISITOR } from '../domain/viewer';
import { createQueryClient } from '../queries/create-query-client';
import { featuredQuery } from '../queries/featured-query';
import { plotVariantsQuery } from '../queries/plot-variants-query';
import { siteQuery } from '../queries/site-query';
import { fixtureReader } from '../testing/fixture-reader';
import { testShell } from '../testing/test-shell';
import { useFeatured } from './use-featured';

const RELEASE = 2;

function Featured({ wanted, viewer }: { wanted: string[]; viewer: Viewer }) {
  return <p>{useFeatured(plotVariantsQuery, { wanted, count: 1, viewer }).map(({ id }) => id)}</p>;
}

/** A page that carries what a visitor sees, for a member who comes to be known later. */
async function show(wanted: string[], flags: Partial<Viewer>) {
  const read = jest.fn(fixtureReader());
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  await client.prefetchQuery(siteQuery);
  await client.prefetchQuery(featuredQuery(plotVariantsQuery, { wanted, count: 1, viewer: VISITOR, release: RELEASE }));
  client.removeQueries({ queryKey: plotVariantsQuery.queryKey });
  read.mockClear();
  const page = (viewer: Viewer) => (
    <QueryClientProvider client={client}>
      <Suspense fallback="Loading...">
        <Featured wanted={wanted} viewer={viewer} />
      </Suspense>
    </QueryClientProvider>
  );
  const { rerender } = await act(async () => render(page(VISITOR)));
  const before = screen.getByText(/./).textContent;
  rerender(page({ ...VISITOR, ...flags }));
  return { before, read };
}

test.each([
  ['nothing is read for a visitor', ['harvest-horror'], {}],
  ['nothing is read where everybody sees what is featured', ['storm-modern'], { aN: true }],
])('%s', async (_, wanted, flags) => {
  const { read } = await show(wanted, flags);
  await act(async () => undefined);
  expect(read).not.toHaveBeenCalled();
});

test('a member who sees more finds what is featured for him; until then, what was there stands', async () => {
  const { before } = await show(['harvest-horror'], { aN: true });
  expect(before).toBe('storm-fantasy');
  expect(screen.getByText('storm-fantasy')).toBeVisible();
  expect(await screen.findByText('harvest-horror')).toBeVisible();
});
