import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { type Location, MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { type Viewer, VISITOR } from '../domain/viewer';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterList } from '../kinds/character/character-list';
import { characterIndexQuery } from '../queries/character-index-query';
import { createQueryClient } from '../queries/create-query-client';
import { siteQuery } from '../queries/site-query';
import { createListTools } from '../ui/list-filters/create-list-tools';
import { FilterableList } from '../ui/list-filters/filterable-list';
import { filtersDrawn } from './filters-drawn';
import { testShell } from './test-shell';

const tools = createListTools<CharacterIndexEntry>(characterList, {
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/characters/${id}`,
  columns: [{ heading: 'World', cell: ({ variantLabel }) => variantLabel }],
});

const NO_IMAGES: readonly [] = [];

const character = (name: string, tags: string, more: object = {}) => ({
  id: name.toLowerCase(),
  name,
  published: true,
  version: 1,
  tags: tags.split(' ').map((each) => ({ group: each.split(':')[0], name: each.split(':')[1] })),
  ...more,
});

const entries = [
  character('Mara', 'Genre:Horror Mood:Grim', { themeColor: '#1d5a4c', contentRating: 0 }),
  character('Idris', 'Genre:Modern Mood:Grim', { themeColor: '#ff3fa4', contentRating: 1, dateAdded: '2026-11-19' }),
  character('Bo', 'Genre:Modern Mood:Kind', { version: 3 }),
  character('Zoe', 'Genre:Modern Mood:Kind', { contentRating: 0, dateAdded: '2026-11-18' }),
];

export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => character(`N${index}`, `Role:Role-${index} Genre:Modern`));

export interface Given {
  address?: string;
  items?: unknown[];
  viewer?: Partial<Viewer>;
}

/** Shows a list of characters that can be filtered, and waits until it can. */
export async function openList({ address = '/characters', items = entries, viewer }: Given = {}) {
  const shell = testShell({
    read: (path) => Promise.resolve(path.endsWith('site.json') ? { name: 'Test', currentRelease: 2 } : items),
    origin: '',
    renderedOn: '2026-11-20',
  });
  const client = createQueryClient(shell, { retries: 0 });
  await client.prefetchQuery(siteQuery);
  const page = (
    <Suspense fallback="Loading...">
      <FilterableList
        heading="Characters"
        list={characterIndexQuery}
        imageKinds={NO_IMAGES}
        tools={tools}
        newItem={{ kind: 'core', noun: 'Character' }}
        viewer={{ ...VISITOR, ...viewer }}
        release={2}
        cardWidth={290}
        renderItem={({ name }) => <li data-card="">{name}</li>}
      />
    </Suspense>
  );
  const at: { location?: Location; navigate?: NavigateFunction } = {};
  function Place() {
    Object.assign(at, { location: useLocation(), navigate: useNavigate() });
    return null;
  }
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/', address]} initialIndex={1}>
          <Place />
          {page}
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  await screen.findByRole('heading', { name: 'Characters' });
  await filtersDrawn();
  return {
    search: () => decodeURIComponent(at.location?.search ?? ''),
    pathname: () => at.location?.pathname,
    back: () => act(async () => at.navigate?.(-1)),
  };
}
