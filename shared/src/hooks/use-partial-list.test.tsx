import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ReadJson } from '../catalogue/read-json';
import type { ImageIndex } from '../catalogue/schemas/image-index';
import { createQueryClient } from '../queries/create-query-client';
import { imageIndexQuery } from '../queries/image-index-query';
import { LIST_START, listStartQuery } from '../queries/list-start-query';
import { plotVariantsQuery } from '../queries/plot-variants-query';
import { testShell } from '../testing/test-shell';
import { usePartialList } from './use-partial-list';

const RELEASE = 2;
const inOrder = <T,>(items: readonly T[]) => items;

const KINDS = ['plotCover', 'locationCover'] as const;

const plots = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: '',
    coreId: '',
    tags: [],
    published: true,
    version: 1,
  }));

function List({ seesMore, isSearched }: Pick<Case, 'seesMore' | 'isSearched'>) {
  const listed = usePartialList(plotVariantsQuery, {
    release: RELEASE,
    seesMore: seesMore === true,
    isSearched,
    imageKinds: KINDS,
    inOrder,
  });
  return (
    <p>{listed.part === 'all' ? `all ${listed.entries.length}` : `first ${listed.items.length} of ${listed.total}`}</p>
  );
}

interface Case {
  /** The start that the page carries: so many items in all. */
  carried?: number;
  seesMore?: boolean;
  isSearched?: boolean;
  /** The sizes of images that the page carries. */
  sizes?: ImageIndex;
  read: ReadJson;
}

async function show({ carried, sizes, read, ...asked }: Case) {
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  if (carried !== undefined) {
    const start = { items: plots(carried).slice(0, LIST_START), total: carried };
    client.setQueryData(listStartQuery(plotVariantsQuery, RELEASE, inOrder).queryKey, start);
  }
  if (sizes) client.setQueryData(imageIndexQuery.queryKey, sizes);
  await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <Suspense fallback="Loading...">
          <List {...asked} />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
}

/** Reads nothing until it is told to. */
function heldReader(entries: unknown) {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const read = jest.fn<Promise<unknown>, [string]>(() => held.then(() => entries));
  return { read, release: () => act(async () => release()) };
}

test('a page that carries everything reads nothing', async () => {
  const { read } = heldReader([]);
  await show({ carried: 3, read });
  expect(screen.getByText('all 3')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test.each<[string, Partial<Case>, string, string]>([
  ['a list that is longer', { carried: 200 }, 'first 48 of 200', 'all 205'],
  ['a viewer who sees more', { carried: 3, seesMore: true }, 'first 3 of 3', 'all 205'],
])('the start stands until the whole is there: %s', async (_, more, before, after) => {
  const { read, release } = heldReader(plots(205));
  await show({ ...more, read });
  expect(screen.getByText(before)).toBeVisible();
  await release();
  expect(await screen.findByText(after)).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});

describe('a long list', () => {
  const LONG = 2001;

  test.each<[string, () => unknown]>([
    ['scrolls', () => fireEvent.scroll(window)],
    ['presses something', () => fireEvent.pointerDown(document.body)],
    ['presses a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['has come to something by other means', () => fireEvent.focusIn(document.body)],
  ])('is read when the reader %s', async (_, begin) => {
    const { read, release } = heldReader(plots(LONG));
    await show({ carried: LONG, read });
    expect(read).not.toHaveBeenCalled();
    begin();
    await release();
    expect(await screen.findByText(`all ${LONG}`)).toBeVisible();
  });

  test('brings the sizes of the images of which the page shows some, beside it', async () => {
    const { read } = heldReader(plots(LONG));
    const sizes = { 'plots/covers/a.avif': { width: 1, height: 1, widths: [] } };
    await show({ carried: LONG, sizes, read });
    fireEvent.scroll(window);
    await act(async () => undefined);
    expect(read.mock.calls.flat().sort()).toEqual(['plots/index.variants.json', 'sizes/plots-covers.json']);
  });

  test.each<[string, Partial<Case>]>([
    ['searches it by the address', { isSearched: true }],
    ['sees more than a visitor', { seesMore: true }],
  ])('is read at once for a reader who %s', async (_, more) => {
    const { read } = heldReader(plots(LONG));
    await show({ ...more, carried: LONG, read });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is read at once where the browser has restored the scroll position', async () => {
    const { read } = heldReader(plots(LONG));
    jest.replaceProperty(window, 'scrollY', 900);
    await show({ carried: LONG, read });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is not read because the page itself has set the focus on its content', async () => {
    const { read } = heldReader(plots(LONG));
    await show({ carried: LONG, read });
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main' }));
    fireEvent.focusIn(main);
    expect(read).not.toHaveBeenCalled();
  });
});

test('a list that cannot be read leaves the start standing, and is logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { read, release } = heldReader({ no: 'list' });
  await show({ carried: 200, read });
  await release();
  expect(warn).toHaveBeenCalled();
  expect(screen.getByText('first 48 of 200')).toBeVisible();
});

test('a page that carries nothing waits for the list, and has all of it at once', async () => {
  const { read, release } = heldReader(plots(205));
  await show({ read });
  expect(screen.getByText('Loading...')).toBeVisible();
  await release();
  expect(await screen.findByText('all 205')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
});
