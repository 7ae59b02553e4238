/** @jest-environment node */
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { listQuery } from '@otherfolk/shared/queries/list-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import type { Session } from '@otherfolk/shared/session';
import { signedOut, writeSession } from '@otherfolk/shared/session/writer';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { pageDataPersister } from '../page-data/page-data-persister';
import { FakeBundles } from '../testing/fake-bundle';
import { startGuarded } from './start-guarded';
import { hideNotice, showNotice } from './unavailable-notice';

// It is drawn in a page; what decrypts is not in the page of these tests.
jest.mock('./unavailable-notice', () => ({ showNotice: jest.fn(), hideNotice: jest.fn() }));

async function waitFor(expectation: () => void): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      return expectation();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  expectation();
}

const LIST = 'characters/index.variants.json';
const list = listQuery('test', (read) => read(LIST) as Promise<string[]>);
const siteOf = (name: string) => ({ name });

const member = (rights: Partial<Viewer> = {}, userId = 'u1'): Session => ({
  status: 'signed-in',
  userId,
  profile: { ...VISITOR, email: '', displayName: '', ...rights },
  isConfirmed: true,
});
const PREVIEW = member({ aN: true });

let host: FakeBundles;
let client: QueryClient;
let readAnew: () => void;
/** What visitors read; a test may hold an answer back. */
let readPublic: jest.Mock<Promise<unknown>, [string]>;

/** A query of a page, for a viewer. */
const page = (rights: Partial<Viewer>, file = 'characters/freddie.json') => ({
  queryKey: ['page', file, audienceKey({ ...VISITOR, ...rights })],
  queryFn: ({ meta }: { meta: Parameters<typeof shellContextOf>[0] }) => shellContextOf(meta).read(file),
  retry: false,
});

beforeEach(async () => {
  host = new FakeBundles();
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => host.fetch(path as string));
  await host.deploy({
    N: { [LIST]: '["public","next"]', 'site.json': '{"name":"With next"}', 'characters/freddie.json': '"freddie"' },
    NPU: { [LIST]: '["public","next","all"]', 'characters/freddie.json': '"freddie, whole"' },
  });
  readPublic = jest.fn((file: string) =>
    Promise.resolve(file === LIST ? ['public'] : file === 'site.json' ? siteOf('Public') : 'public part'),
  );
  writeSession(signedOut);
  client = createQueryClient(testShell({ read: (file) => readPublic(file), origin: '', renderedOn: '2026-11-20' }), {
    persister: pageDataPersister(() => Promise.resolve(undefined)),
  });
  await client.fetchQuery(siteQuery);
  readAnew = startGuarded(client, host.readKey);
});
afterEach(() => {
  writeSession(signedOut);
  client.clear();
});

test('what a page asks for is read for whom its query names', async () => {
  writeSession(member({ memType: 'a' }));
  await expect(client.fetchQuery(page({}))).resolves.toBe('public part');
  await expect(client.fetchQuery(page({ aN: true }))).resolves.toBe('freddie');
  await expect(client.fetchQuery(page({ memType: 'a' }))).resolves.toBe('freddie, whole');
  await expect(client.fetchQuery(page({ aN: true }, 'changelog.json'))).resolves.toBe('public part');
});

test('lists and site are read again for who comes to see more', async () => {
  await expect(client.fetchQuery(list)).resolves.toEqual(['public']);
  writeSession(PREVIEW);
  await expect(client.fetchQuery(list)).resolves.toEqual(['public', 'next']);
  await expect(client.fetchQuery(siteQuery)).resolves.toMatchObject({ name: 'With next' });
});

test.each([
  ['that nobody shows', false],
  ['that is shown', true],
])(
  'the answer for a visitor to a list %s, which comes after the sign-in, is not taken for that of the member',
  async (_, isShown) => {
    let answer: (list: string[]) => void = () => undefined;
    readPublic.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const observer = new QueryObserver(client, list);
    const stop = isShown ? observer.subscribe(() => undefined) : () => undefined;
    if (!isShown) void client.prefetchQuery(list);
    await waitFor(() => expect(readPublic).toHaveBeenCalledWith(LIST));
    writeSession(PREVIEW);
    answer(['public']);
    await waitFor(() => expect(client.getQueryData(list.queryKey)).toEqual(isShown ? ['public', 'next'] : undefined));
    await expect(client.fetchQuery(list)).resolves.toEqual(['public', 'next']);
    stop();
  },
);

test.each([
  ['signs out', signedOut],
  ['loses the flag', member()],
])('a member who %s leaves nothing of it in memory', async (_, after) => {
  writeSession(PREVIEW);
  await client.fetchQuery(list);
  await client.fetchQuery(siteQuery);
  writeSession(after);
  expect(client.getQueryData(list.queryKey)).toBeUndefined();
  expect(client.getQueryData(siteQuery.queryKey)).toMatchObject({ name: 'Public' });
  await expect(client.fetchQuery(list)).resolves.toEqual(['public']);
});

test('an editor reads lists as a whole, and files to be edited', async () => {
  writeSession(member({ memType: 'e' }));
  await expect(client.fetchQuery(list)).resolves.toEqual(['public', 'next', 'all']);
  const { fetchWhole } = shellContextOf(client.getDefaultOptions().queries?.meta);
  await expect((await fetchWhole?.('characters/freddie.json'))?.text()).resolves.toBe('"freddie, whole"');
});

test('where guarded files cannot be had, an editor gets no file, as its public part must not be saved', async () => {
  host.files.clear();
  writeSession(member({ memType: 'e' }));
  const { fetchWhole } = shellContextOf(client.getDefaultOptions().queries?.meta);
  await expect(fetchWhole?.('characters/freddie.json')).rejects.toThrow();
});

test('where guarded files cannot be had, a member gets what visitors do and one sentence, and may try again', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { documents } = host;
  host.documents = {};
  writeSession(PREVIEW);
  const observer = new QueryObserver(client, list);
  const stop = observer.subscribe(() => undefined);
  await waitFor(() => expect(client.getQueryData(list.queryKey)).toEqual(['public']));
  await expect(client.fetchQuery(page({ aN: true }))).resolves.toBe('public part');
  await waitFor(() => expect(showNotice).toHaveBeenCalled());
  host.documents = documents;
  jest.mocked(hideNotice).mockClear();
  jest.mocked(showNotice).mock.lastCall?.[0]();
  await waitFor(() => expect(client.getQueryData(list.queryKey)).toEqual(['public', 'next']));
  expect(hideNotice).toHaveBeenCalled();
  stop();
});

test('keys that could not be had before the sign-in are asked for again after it', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const { documents } = host;
  host.documents = {};
  writeSession(PREVIEW);
  await client.fetchQuery(list);
  writeSession(signedOut);
  host.documents = documents;
  writeSession(PREVIEW);
  await expect(client.fetchQuery(list)).resolves.toEqual(['public', 'next']);
});

test('a member reads what was deployed last after the catalogue has changed', async () => {
  writeSession(PREVIEW);
  await expect(client.fetchQuery(list)).resolves.toEqual(['public', 'next']);
  await host.deploy({ N: { [LIST]: '["public","changed"]' } });
  readAnew();
  await expect(client.fetchQuery({ ...list, staleTime: 0 })).resolves.toEqual(['public', 'changed']);
});
