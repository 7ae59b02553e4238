import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import type { Registry } from '../page-state/registry';
import { loadPage } from './load-page';
import { hasPlaceholder as pageHasPlaceholder } from './page-remote';
import { isPageReady, loadCodeInView, prefetchInView, prefetchPage } from './prefetch-page';

jest.mock('./load-page', () => ({ loadPage: jest.fn() }));

const image = { src: '/a.avif', srcSet: '/a@400.avif 400w', sizes: '100vw' };
const page = { builds: { scripts: '', remotes: {} }, queries: [], images: [image], askedAt: 0, length: 10 };

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

function newTools(found: typeof page | null, remotes: Registry = { plots: '/plots/1.json' }) {
  const read = jest.fn(fixtureReader());
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }));
  client.setQueryData(siteQuery.queryKey, { currentRelease: 3 } as never);
  const prepare = jest.fn(() => Promise.resolve());
  const loadCode = jest.fn(() => Promise.resolve());
  const hasPlaceholder = jest.fn(({ pathname }: PageToOpen) => pathname === '/plots/storm');
  const module = { prepare, loadCode, hasPlaceholder };
  const loader = {
    remotes: ownRemotes,
    load: jest.fn(() => Promise.resolve(module)),
    loaded: jest.fn((): unknown => module),
  };
  const load = jest.mocked(loadPage).mockReset().mockResolvedValue(found);
  const tools = { client, loader: loader as never, running: { scripts: '', remotes } };
  /** The paths of the pages whose data was asked for. */
  const loaded = () => load.mock.calls.map(([, pathname]) => pathname);
  return { tools, client, read, prepare, loadCode, hasPlaceholder, loader, load, loaded };
}

type Fetching = ReturnType<typeof newTools>;

function signIn(rights: object): void {
  const profile = { email: '', displayName: '', memType: 'm', aN: false, aP: false, aU: false, ...rights } as const;
  writeSession({ status: 'signed-in', userId: '1', profile, isConfirmed: true });
}

test('a link that is about to be followed brings data, remote, what its pages load later, and the first images once', async () => {
  const { tools, read, prepare, loader, loaded } = newTools(page);
  await prefetchPage(tools, '/plots/storm');
  await prefetchPage(tools, '/plots/storm');
  expect(loaded()).toEqual(['/plots/storm']);
  expect(loader.load).toHaveBeenCalledWith('plots');
  expect(prepare).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: '/plots/storm', viewer: VISITOR, release: 3 }),
  );
  expect(images).toEqual([{ sizes: image.sizes, srcset: image.srcSet, src: image.src }]);
  expect(read).not.toHaveBeenCalled();
});

test('a link that is pointed at again later is looked after again', async () => {
  jest.useFakeTimers();
  const { tools, loaded } = newTools(page);
  await prefetchPage(tools, '/plots/storm');
  jest.advanceTimersByTime(999);
  await prefetchPage(tools, '/plots/storm');
  expect(loaded()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await prefetchPage(tools, '/plots/storm');
  expect(loaded()).toHaveLength(2);
  expect(images).toHaveLength(1);
});

test('a page is ready when it was fetched, all of it has come, and it is fresh', async () => {
  jest.useFakeTimers();
  const { tools } = newTools(page);
  const isReady = () => ['/plots/storm', '/plots/calm'].filter((path) => isPageReady(tools, path));
  const arrived = prefetchPage(tools, '/plots/storm');
  expect(isReady()).toEqual([]);
  await arrived;
  expect(isReady()).toEqual(['/plots/storm']);
  jest.advanceTimersByTime(FRESH_MS);
  expect(isReady()).toEqual([]);
  await prefetchPage(tools, '/plots/storm');
  await prefetchPage(tools, '/plots/calm');
  expect(isReady()).toEqual(['/plots/storm', '/plots/calm']);
});

test('a page that was fetched for a visitor is not ready for a member who sees more', async () => {
  const { tools } = newTools(page);
  await prefetchPage(tools, '/plots/storm');
  signIn({ aN: true });
  expect(isPageReady(tools, '/plots/storm')).toBe(false);
});

test.each<[string, string, (fetching: Fetching) => void]>([
  ['of the shell', '/', () => undefined],
  ['whose data did not come', '/plots/storm', ({ load }) => load.mockRejectedValue(new Error('offline'))],
  ['without data', '/plots/storm', ({ load }) => load.mockResolvedValue(null)],
  ['whose remote did not come', '/plots/storm', ({ loader }) => loader.load.mockRejectedValue(new Error('gone'))],
  ['of which a member sees more', '/plots/storm', () => signIn({ aN: true })],
])('a page %s is not waited for after it was asked for', async (_, path, arrange) => {
  const fetching = newTools(page);
  arrange(fetching);
  await prefetchPage(fetching.tools, path);
  expect(isPageReady(fetching.tools, path)).toBe(true);
});

test.each([
  ['where the page has no data', false, 1],
  ['for a member who sees more, in place of its data', true, 0],
])('the sizes of all images are read %s', async (_, seesMore, loads) => {
  if (seesMore) signIn({ aN: true });
  const { tools, read, loaded } = newTools(null);
  await prefetchPage(tools, '/plots/storm');
  expect(read).toHaveBeenCalledWith('images/index.json');
  expect(loaded()).toHaveLength(loads);
});

test('where the data of a page does not come, a link that is only pointed at asks for no other files', async () => {
  const { tools, load, prepare, read, loadCode } = newTools(null);
  load.mockRejectedValue(new Error('offline'));
  await prefetchPage(tools, '/plots/storm');
  expect([prepare, read].map((call) => call.mock.calls)).toEqual([[], []]);
  expect(loadCode).toHaveBeenCalledWith('/plots/storm');
});

test('a member who sees no more than a visitor gets the same data', async () => {
  signIn({});
  const { tools, loaded } = newTools(page);
  await prefetchPage(tools, '/plots/storm');
  expect(loaded()).toEqual(['/plots/storm']);
});

test('a remote that does not load is no concern of a link that is only pointed at', async () => {
  const { tools, loader } = newTools(page);
  loader.load.mockRejectedValue(new Error('gone'));
  await expect(prefetchPage(tools, '/plots/storm')).resolves.toBeUndefined();
});

test('a link in view brings code and data, without images, and says how long the data is', async () => {
  const { tools, loaded, prepare, loadCode } = newTools(page);
  await expect(prefetchInView(tools, '/plots/a')).resolves.toBe(page.length);
  expect(loaded()).toEqual(['/plots/a']);
  expect(loadCode.mock.calls).toEqual([['/plots/a']]);
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(images).toEqual([]);
});

test('a link in view whose data does not come has no length', async () => {
  const { tools, load, prepare } = newTools(page);
  load.mockRejectedValue(new Error('offline'));
  await expect(prefetchInView(tools, '/plots/a')).resolves.toBe(0);
  expect(prepare).not.toHaveBeenCalled();
});

test('a link in view to an area whose remote does not run here brings nothing', async () => {
  const { tools, loader, loaded } = newTools(page, {});
  await prefetchInView(tools, '/plots/a');
  await loadCodeInView(tools, '/plots/a');
  expect([loaded(), loader.load.mock.calls]).toEqual([[], []]);
});

test('of what is in view a member who sees more gets the code alone', async () => {
  signIn({ aP: true });
  const { tools, loaded, loadCode } = newTools(page);
  await prefetchInView(tools, '/plots/a');
  expect(loadCode).toHaveBeenCalledWith('/plots/a');
  expect(loaded()).toEqual([]);
});

test('code that does not come is no concern of a link that is only in view', async () => {
  const { tools, loadCode } = newTools(null);
  loadCode.mockRejectedValue(new Error('gone'));
  await expect(loadCodeInView(tools, '/plots/a')).resolves.toBeUndefined();
});

test('the page of a tag is fetched when somebody is about to open it, not because its link is in view', async () => {
  const { tools, loaded } = newTools(page);
  await prefetchInView(tools, '/tags/Genre/Horror');
  expect(loaded()).toEqual([]);
  await prefetchPage(tools, '/tags/Genre/Horror');
  expect(loaded()).toEqual(['/tags/Genre/Horror']);
});

describe('a placeholder', () => {
  const hasPlaceholder = ({ tools }: Fetching, to = '/plots/storm', from = '/plots') =>
    pageHasPlaceholder(tools, to, from);

  test('is there where the remote of the page says so', async () => {
    const fetching = newTools(page);
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
    expect(hasPlaceholder(newTools(page), '/plots/storm', from)).toBe(isThere);
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
    const fetching = newTools(page);
    arrange(fetching);
    expect(hasPlaceholder(fetching)).toBe(false);
  });

  test('is not there as long as the remote of the page is to come, nor where it is of a release that knows of none', async () => {
    const fetching = newTools(page);
    fetching.loader.loaded.mockReturnValue(undefined);
    expect(hasPlaceholder(fetching)).toBe(false);
    fetching.loader.loaded.mockReturnValue({ loadCode: fetching.loadCode });
    expect(hasPlaceholder(fetching)).toBe(false);
  });
});
