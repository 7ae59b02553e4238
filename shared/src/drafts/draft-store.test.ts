import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import type { Draft, UnownedDraft } from './draft';
import { readDrafts } from './draft-database';
import {
  claimDrafts,
  draftsOf,
  draftsOfFile,
  removeDraft,
  removeDrafts,
  removeDraftsOf,
  storeDraft,
} from './draft-store';
import { saveAtLastMoment } from './last-moment';
import { newImagesOf, removeNewImage, removeNewImagesOf, storeNewImage } from './new-image-store';

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const DATABASE = 'otherfolk-drafts';

const draft = (owner: string, file: string, tab: string, savedAt: number): Draft => ({
  owner,
  file,
  tab,
  kind: 'core',
  path: `characters/${file}.json`,
  savedAt,
  baseText: '{}',
  values: { name: `${tab} ${savedAt}` },
  text: '{}',
});

const named = (drafts: readonly Draft[]) => drafts.map(({ values }) => values['name']);

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

beforeEach(async () => {
  for (const owner of ['u1', 'u2']) await removeDraftsOf(owner);
});

test('a search for drafts, or their removal, makes nothing on a device without any', async () => {
  expect(await draftsOf('u1')).toEqual([]);
  expect(await draftsOfFile('u1', 'mara')).toEqual([]);
  await removeDraftsOf('u1');
  await removeDraft({ owner: 'u1', file: 'mara', tab: 'one' });
  await claimDrafts(() => undefined);
  expect(await databases()).toEqual([]);
});

test('a read while the first draft is being stored does not keep it from being stored', async () => {
  const look = readDrafts((table) => table.count());
  await storeDraft(draft('u1', 'mara', 'one', 1));
  expect(await look).toBeUndefined();
  expect(named(await draftsOf('u1'))).toEqual(['one 1']);
});

test('each tab has a draft of its own for each file, and the newest comes first', async () => {
  await storeDraft(draft('u1', 'mara', 'one', 1));
  await storeDraft(draft('u1', 'mara', 'two', 3));
  await storeDraft(draft('u1', 'mara', 'one', 2));
  await storeDraft(draft('u1', 'ivo', 'one', 4));
  expect(named(await draftsOfFile('u1', 'mara'))).toEqual(['two 3', 'one 2']);
  expect(named(await draftsOf('u1'))).toEqual(['one 4', 'two 3', 'one 2']);
  await removeDraft({ owner: 'u1', file: 'mara', tab: 'two' });
  expect(named(await draftsOfFile('u1', 'mara'))).toEqual(['one 2']);
});

test('a member has the own drafts and no others, whatever the ids are', async () => {
  await storeDraft(draft('u1', 'mara', 'one', 1));
  await storeDraft(draft('u10', 'mara', 'one', 2));
  await storeDraft(draft('', 'mara', 'one', 3));
  expect(named(await draftsOf('u1'))).toEqual(['one 1']);
  expect(named(await draftsOfFile('u1', 'mar'))).toEqual([]);
  await removeDraftsOf('u1');
  expect(await draftsOf('u1')).toEqual([]);
  expect(named(await draftsOf('u10'))).toEqual(['one 2']);
  for (const owner of ['u10', '']) await removeDraftsOf(owner);
});

test('a draft that is written again after it was read is not removed', async () => {
  const read = draft('u1', 'mara', 'one', 1);
  await storeDraft(read);
  await storeDraft(draft('u1', 'mara', 'one', 2));
  await removeDrafts([read]);
  await storeDraft(draft('u1', 'mara', 'two', 3), [read]);
  expect(named(await draftsOf('u1'))).toEqual(['two 3', 'one 2']);
});

test('a draft goes in one step with the storing of the one that holds it', async () => {
  const old = draft('u1', 'mara', 'one', 1);
  await storeDraft(old);
  await storeDraft(draft('u1', 'mara', 'two', 2), [old]);
  expect(named(await draftsOf('u1'))).toEqual(['two 2']);
});

const full = new DOMException('The disk is full.', 'QuotaExceededError');
const put = IDBObjectStore.prototype.put;

test.each<[string, typeof put]>([
  [
    'the browser refuses to store at once',
    () => {
      throw full;
    },
  ],
  [
    'the transaction is aborted while it is written',
    function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
      const request = put.call(this, value, key);
      this.transaction.abort();
      return request;
    },
  ],
])('a draft that was to be replaced is still there when %s', async (_, failing) => {
  const old = draft('u1', 'mara', 'one', 1);
  await storeDraft(old);
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing);
  await expect(storeDraft(draft('u1', 'mara', 'two', 2), [old])).rejects.toBeInstanceOf(DOMException);
  jest.restoreAllMocks();
  expect(named(await draftsOf('u1'))).toEqual(['one 1']);
});

test('a removal of several drafts of which one cannot be removed removes none', async () => {
  const both = [draft('u1', 'mara', 'one', 1), draft('u1', 'ivo', 'one', 2)];
  for (const each of both) await storeDraft(each);
  const remove = IDBObjectStore.prototype.delete;
  let calls = 0;
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    if (++calls === 2) throw full;
    return remove.call(this, key);
  });
  await expect(removeDrafts(both)).rejects.toBe(full);
  jest.restoreAllMocks();
  expect(await draftsOf('u1')).toHaveLength(2);
});

test('another tab that deletes the database is not kept waiting, and typing goes on in a new one', async () => {
  await storeDraft(draft('u1', 'mara', 'one', 1));
  await new Promise<void>((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    deleting.onsuccess = () => resolve();
    deleting.onblocked = () => reject(new Error('blocked'));
  });
  await storeDraft(draft('u1', 'mara', 'one', 2));
  expect(named(await draftsOf('u1'))).toEqual(['one 2']);
});

test('a later release that has raised the version of the database finds it free, and its drafts are read here', async () => {
  await storeDraft(draft('u1', 'mara', 'one', 1));
  const later = await openDB(DATABASE, 7);
  later.close();
  await storeDraft(draft('u1', 'ivo', 'one', 2));
  expect(named(await draftsOf('u1'))).toEqual(['one 2', 'one 1']);
});

test.each([
  { savedAt: 'yesterday' },
  { values: null },
  { text: undefined },
  { kind: 'poem' },
  { path: '../../mara.json' },
  { path: '/etc/mara.json' },
])('a stored value with %j is no draft, and stays where it is', async (odd) => {
  await storeDraft({ ...draft('u1', 'mara', 'one', 1), ...odd } as never);
  expect(await draftsOf('u1')).toEqual([]);
  await claimDrafts(() => draft('u1', 'mara', 'one', 1));
  expect(await draftsOf('u1')).toEqual([]);
});

test('drafts of nobody are claimed once, and one that cannot be claimed stays', async () => {
  const unowned = (file: string): UnownedDraft => ({ file, tab: 't', baseText: '{}', values: {}, savedAt: 1 });
  const before = await openDB(DATABASE);
  for (const file of ['mara', 'ivo']) await before.put('drafts', unowned(file), `${file}#t`);
  before.close();
  const claim = (owner: string) => (each: UnownedDraft) =>
    each.file === 'mara' ? draft(owner, each.file, each.tab, each.savedAt) : undefined;
  await claimDrafts(claim('u1'));
  await claimDrafts(claim('u2'));
  expect((await draftsOf('u1')).map(({ file }) => file)).toEqual(['mara']);
  expect(await draftsOf('u2')).toEqual([]);
  const after = await openDB(DATABASE);
  expect((await after.getAllKeys('drafts')).filter((key) => typeof key === 'string')).toEqual(['ivo#t']);
  after.close();
});

test('a draft that a closing page kept is taken over for its member alone, unless the database has something newer', async () => {
  await storeDraft(draft('u1', 'ivo', 'one', 5));
  for (const each of [draft('u1', 'mara', 'one', 1), draft('u1', 'ivo', 'one', 4), draft('u2', 'mara', 'one', 2)]) {
    saveAtLastMoment(each);
  }
  localStorage.setItem('otherfolk-draft:u1/odd/t', '{"path":');
  expect(named(await draftsOf('u1'))).toEqual(['one 5', 'one 1']);
  expect(Object.keys(localStorage).sort()).toEqual(['otherfolk-draft:u1/odd/t', 'otherfolk-draft:u2/mara/one']);
  await removeDraftsOf('u2');
  expect(await draftsOf('u2')).toEqual([]);
});

describe('new images', () => {
  const image = (path: string) => ({ path, bytes: new ArrayBuffer(3), type: 'image/webp', words: { alt: path } });
  const pathsOf = async (owner: string, file: string) => (await newImagesOf(owner, file)).map(({ path }) => path);

  beforeEach(async () => {
    for (const [owner, file] of [
      ['ada', 'mara'],
      ['ada', 'mara-modern'],
      ['bo', 'mara'],
    ] as const) {
      await storeNewImage(owner, file, image('images/avatars/a.webp'));
      await storeNewImage(owner, file, image('images/avatars/b.webp'));
    }
  });

  test('each belongs to a member and a file, and one takes the place of another with its path', async () => {
    await storeNewImage('ada', 'mara', image('images/avatars/a.webp'));
    await removeNewImage('ada', 'mara', 'images/avatars/b.webp');
    expect(await pathsOf('ada', 'mara')).toEqual(['images/avatars/a.webp']);
    expect(await pathsOf('bo', 'mara')).toHaveLength(2);
    expect(await pathsOf('cleo', 'mara')).toEqual([]);
  });

  test('those of one file are removed without those of others', async () => {
    await removeNewImagesOf('ada', 'mara');
    expect(await pathsOf('ada', 'mara')).toEqual([]);
    expect(await pathsOf('ada', 'mara-modern')).toHaveLength(2);
    expect(await pathsOf('bo', 'mara')).toHaveLength(2);
  });

  test('those of a member go along when all drafts are removed', async () => {
    await removeDraftsOf('ada');
    expect([...(await pathsOf('ada', 'mara')), ...(await pathsOf('ada', 'mara-modern'))]).toEqual([]);
    expect(await pathsOf('bo', 'mara')).toHaveLength(2);
  });
});
