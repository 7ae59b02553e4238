import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { MAX_LENGTH_IN_VIEW, PagePrefetcher } from './prefetch-page';

const image = { src: '/a.avif', srcSet: '/a@400.avif 400w', sizes: '100vw' };
const page = { builds: { scripts: '', remotes: {} }, queries: [], images: [image] };

let images: object[];
const realImage = window.Image;
beforeEach(() => {
  images = [];
  window.Image = jest.fn(function (this: object) {
    images.push(this);
  }) as unknown as typeof Image;
});
afterEach(() => {
  window.Image = realImage;
  writeSession(signedOut);
});

function newPrefetcher(found: { page: typeof page; length: number } | undefined, remotes = { plots: '/plots/1.json' }) {
  const read = jest.fn(fixtureReader());
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }));
  client.setQueryData(siteQuery.queryKey, { currentRelease: 3 } as never);
  const prepare = jest.fn(() => Promise.resolve());
  const loadCode = jest.fn(() => Promise.resolve());
  const hasPlaceholder = jest.fn(({ pathname }: PageToOpen) => pathname === '/plots/storm');
  const loader = { load: jest.fn(() => Promise.resolve({ prepare, loadCode, hasPlaceholder })) };
  const pages = {
    load: jest.fn(() => Promise.resolve(found)),
    hasFailed: jest.fn(() => false),
  };
  const prefetcher = new PagePrefetcher({ client, loader: loader as never, pages, remotes });
  return { prefetcher, client, read, prepare, loadCode, hasPlaceholder, loader, pages };
}

type Fetching = ReturnType<typeof newPrefetcher>;

function signIn(rights: object): void {
  const profile = { email: '', displayName: '', memType: 'm', aN: false, aP: false, aU: false, ...rights } as const;
  writeSession({ status: 'signed-in', userId: '1', profile, isConfirmed: true });
}

test('a link that is about to be followed brings data, remote, what its pages load later, and the first images once', async () => {
  const { prefetcher, read, prepare, loader, pages } = newPrefetcher({ page, length: 10 });
  await prefetcher.prefetch('/plots/storm');
  await prefetcher.prefetch('/plots/storm');
  expect(pages.load.mock.calls).toEqual([['/plots/storm']]);
  expect(loader.load).toHaveBeenCalledWith('plots');
  expect(prepare).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: '/plots/storm', viewer: VISITOR, release: 3 }),
  );
  expect(images).toEqual([{ sizes: image.sizes, srcset: image.srcSet, src: image.src }]);
  expect(read).not.toHaveBeenCalled();
});

test('a link that is pointed at again later is looked after again', async () => {
  jest.useFakeTimers();
  const { prefetcher, pages } = newPrefetcher({ page, length: 10 });
  await prefetcher.prefetch('/plots/storm');
  jest.advanceTimersByTime(999);
  await prefetcher.prefetch('/plots/storm');
  expect(pages.load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await prefetcher.prefetch('/plots/storm');
  expect(pages.load).toHaveBeenCalledTimes(2);
});

test('a page is ready when it was the last to be fetched, all of it has come, and it is fresh', async () => {
  jest.useFakeTimers();
  const { prefetcher } = newPrefetcher({ page, length: 10 });
  const isReady = () => ['/plots/storm', '/plots/calm'].filter((path) => prefetcher.isReady(path));
  const arrived = prefetcher.prefetch('/plots/storm');
  expect(isReady()).toEqual([]);
  await arrived;
  expect(isReady()).toEqual(['/plots/storm']);
  jest.advanceTimersByTime(FRESH_MS);
  expect(isReady()).toEqual([]);
  await prefetcher.prefetch('/plots/storm');
  await prefetcher.prefetch('/plots/calm');
  expect(isReady()).toEqual(['/plots/calm']);
});

test.each<[string, string, (fetching: Fetching) => void]>([
  ['of the shell', '/', () => undefined],
  ['whose data did not come', '/plots/storm', ({ pages }) => pages.hasFailed.mockReturnValue(true)],
  ['without data', '/plots/storm', ({ pages }) => pages.load.mockResolvedValue(undefined)],
  ['whose remote did not come', '/plots/storm', ({ loader }) => loader.load.mockRejectedValue(new Error('gone'))],
  ['of which a member sees more', '/plots/storm', () => signIn({ aN: true })],
])('a page %s is not waited for after it was asked for', async (_, path, arrange) => {
  const fetching = newPrefetcher({ page, length: 10 });
  arrange(fetching);
  await fetching.prefetcher.prefetch(path);
  expect(fetching.prefetcher.isReady(path)).toBe(true);
});

test.each([
  ['where the page has no data', false, 1],
  ['for a member who sees more, in place of its data', true, 0],
])('the sizes of all images are read %s', async (_, seesMore, loads) => {
  if (seesMore) signIn({ aN: true });
  const { prefetcher, read, pages } = newPrefetcher(undefined);
  await prefetcher.prefetch('/plots/storm');
  expect(read).toHaveBeenCalledWith('images/index.json');
  expect(pages.load).toHaveBeenCalledTimes(loads);
});

test('where the data of a page does not come, a link that is only pointed at asks for no other files', async () => {
  const { prefetcher, pages, prepare, read, loadCode } = newPrefetcher(undefined);
  pages.hasFailed.mockReturnValue(true);
  await prefetcher.prefetch('/plots/storm');
  expect([prepare, read].map((call) => call.mock.calls)).toEqual([[], []]);
  expect(loadCode).toHaveBeenCalledWith('/plots/storm');
});

test('a member who sees no more than a visitor gets the same data', async () => {
  signIn({});
  const { prefetcher, pages } = newPrefetcher({ page, length: 10 });
  await prefetcher.prefetch('/plots/storm');
  expect(pages.load).toHaveBeenCalled();
});

test('a remote that does not load is no concern of a link that is only pointed at', async () => {
  const { prefetcher, loader } = newPrefetcher({ page, length: 10 });
  loader.load.mockRejectedValue(new Error('gone'));
  await expect(prefetcher.prefetch('/plots/storm')).resolves.toBeUndefined();
});

test('links in view bring code, and data as far as there is room, without images; the next page has room of its own', async () => {
  const { prefetcher, pages, prepare, loadCode } = newPrefetcher({ page, length: MAX_LENGTH_IN_VIEW / 2 });
  for (const id of ['a', 'b', 'c']) await prefetcher.prefetchInView(`/plots/${id}`, '/characters');
  expect(pages.load.mock.calls).toEqual([['/plots/a'], ['/plots/b']]);
  expect(loadCode.mock.calls).toEqual([['/plots/a'], ['/plots/b'], ['/plots/c']]);
  await prefetcher.prefetchInView('/plots/c', '/plots');
  expect(pages.load).toHaveBeenLastCalledWith('/plots/c');
  expect(prepare).toHaveBeenCalledTimes(3);
  expect(images).toEqual([]);
});

test('a link in view to an area whose remote does not run here brings nothing', async () => {
  const { prefetcher, loader, pages } = newPrefetcher({ page, length: 1 }, {} as never);
  await prefetcher.prefetchInView('/plots/a', '/locations');
  await prefetcher.loadCode('/plots/a');
  expect([pages.load, loader.load].map((call) => call.mock.calls)).toEqual([[], []]);
});

test('of what is in view a member who sees more gets the code alone', async () => {
  signIn({ aP: true });
  const { prefetcher, pages, loadCode } = newPrefetcher({ page, length: 1 });
  await prefetcher.prefetchInView('/plots/a', '/plots');
  expect(loadCode).toHaveBeenCalledWith('/plots/a');
  expect(pages.load).not.toHaveBeenCalled();
});

test('code that does not come is no concern of a link that is only in view', async () => {
  const { prefetcher, loadCode } = newPrefetcher(undefined);
  loadCode.mockRejectedValue(new Error('gone'));
  await expect(prefetcher.loadCode('/plots/a')).resolves.toBeUndefined();
});

test('the page of a tag is fetched when somebody is about to open it, not because its link is in view', async () => {
  const { prefetcher, pages } = newPrefetcher({ page, length: 10 });
  await prefetcher.prefetchInView('/tags/Genre/Horror', '/plots');
  expect(pages.load).not.toHaveBeenCalled();
  await prefetcher.prefetch('/tags/Genre/Horror');
  expect(pages.load).toHaveBeenCalledWith('/tags/Genre/Horror');
});

describe('a placeholder', () => {
  const hasPlaceholder = ({ prefetcher }: Fetching, to = '/plots/storm', from = '/plots') =>
    prefetcher.hasPlaceholder(to, from);

  async function afterLoading(): Promise<Fetching> {
    const fetching = newPrefetcher({ page, length: 10 });
    await fetching.prefetcher.loadCode('/plots/storm');
    return fetching;
  }

  test('is there where the remote of the page says so', async () => {
    const fetching = await afterLoading();
    expect([hasPlaceholder(fetching), hasPlaceholder(fetching, '/plots/calm')]).toEqual([true, false]);
    expect(fetching.hasPlaceholder).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/plots/storm', viewer: VISITOR, release: 3 }),
    );
  });

  test.each<[string, string, boolean]>([
    ['of the same item', '/plots/storm/modern', false],
    ['of another item', '/plots/calm', true],
    ['of another area', '/characters/storm', true],
  ])('for who comes from a page %s', async (_, from, isThere) => {
    expect(hasPlaceholder(await afterLoading(), '/plots/storm', from)).toBe(isThere);
  });

  test.each<[string, (fetching: Fetching) => unknown]>([
    [
      'the remote fails at that',
      (fetching) =>
        fetching.hasPlaceholder.mockImplementation(() => {
          throw new Error('broken');
        }),
    ],
    ['the remote says anything but yes', (fetching) => fetching.hasPlaceholder.mockReturnValue('yes' as never)],
    ['the site is not known', (fetching) => fetching.client.clear()],
  ])('is not there where %s', async (_, arrange) => {
    const fetching = await afterLoading();
    arrange(fetching);
    expect(hasPlaceholder(fetching)).toBe(false);
  });

  test('is not there as long as the remote of the page is to come, nor where it is of a release that knows of none', async () => {
    const fetching = newPrefetcher({ page, length: 10 });
    expect(hasPlaceholder(fetching)).toBe(false);
    fetching.loader.load.mockResolvedValue({ loadCode: fetching.loadCode } as never);
    await fetching.prefetcher.loadCode('/plots/storm');
    expect(hasPlaceholder(fetching)).toBe(false);
  });
});
