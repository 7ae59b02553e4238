import 'fake-indexeddb/auto';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf, removeDraftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { DraftSaver, type SaveState } from './draft-saver';

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const place = { owner: 'u1', file: 'mara', kind: 'core', path: 'characters/mara.json', baseText: '{}' } as const;
const content = (name: string) => ({ values: { name }, text: () => JSON.stringify({ name }), baseText: '{}' });
const left: Draft = { ...place, tab: 'left', values: { name: 'Old' }, text: '{"name":"Old"}', savedAt: 1 };

const texts = async () => (await draftsOf('u1')).map(({ text }) => text);

function newSaver(tab = 'own') {
  const reported: SaveState[] = [];
  return { reported, saver: new DraftSaver(place, Promise.resolve(tab), (saveState) => reported.push(saveState)) };
}

const fillDisk = () =>
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await removeDraftsOf('u1');
});

test('an edit is kept as values and as the file that they make, and goes when it is taken back', async () => {
  const { saver, reported } = newSaver();
  saver.keep(content('Ivo'));
  await saver.flush();
  expect(await draftsOf('u1')).toMatchObject([
    { ...place, tab: 'own', values: { name: 'Ivo' }, text: '{"name":"Ivo"}' },
  ]);
  saver.keep(undefined);
  await saver.flush();
  expect(await texts()).toEqual([]);
  expect(reported.map(({ state }) => state)).toEqual(['pending', 'kept', 'pending', 'nothing']);
});

test('a draft that was restored goes when what holds it is stored, and not while that fails', async () => {
  await storeDraft(left);
  const { saver, reported } = newSaver();
  const full = fillDisk();
  saver.keep(content('Restored'));
  saver.hold(left);
  await saver.flush();
  expect(reported.at(-1)).toEqual({ state: 'refused', isFull: true });
  expect(await texts()).toEqual([left.text]);
  expect(saver.holds(left)).toBe(true);
  full.mockRestore();
  await saver.flush();
  expect(reported.at(-1)).toMatchObject({ state: 'kept' });
  expect(await texts()).toEqual(['{"name":"Restored"}']);
  expect(saver.holds(left)).toBe(false);
});

test('a draft that was restored and taken back before it could be stored is still there', async () => {
  await storeDraft(left);
  const { saver } = newSaver();
  const full = fillDisk();
  saver.keep(content('Restored'));
  saver.hold(left);
  await saver.flush();
  saver.keep(undefined);
  await saver.flush();
  full.mockRestore();
  saver.keep(content('Something else'));
  await saver.flush();
  expect(await texts()).toEqual(['{"name":"Something else"}', left.text]);
});

test('a save that failed is tried again by itself, and with each change', async () => {
  const full = fillDisk();
  const { saver, reported } = newSaver();
  saver.keep(content('Ivo'));
  await saver.flush();
  saver.keep(content('Ivo Ash'));
  await saver.flush();
  expect(reported.map(({ state }) => state)).toEqual(['pending', 'refused', 'refused']);
  full.mockRestore();
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (reported.at(-1)?.state !== 'kept') return;
      clearInterval(look);
      resolve();
    }, 50);
  });
  expect(await texts()).toEqual(['{"name":"Ivo Ash"}']);
}, 20_000);

test('an editor that is closed tries once more what could not be kept', async () => {
  const full = fillDisk();
  const { saver } = newSaver();
  saver.keep(content('Ivo'));
  await saver.flush();
  full.mockRestore();
  await saver.stop();
  expect(await texts()).toEqual(['{"name":"Ivo"}']);
});

test('a page that is closed before the browser has stored anything leaves its draft all the same', async () => {
  const full = fillDisk();
  const { saver } = newSaver();
  await Promise.resolve();
  saver.keep(content('Ivo'));
  await saver.leave();
  full.mockRestore();
  expect(await texts()).toEqual(['{"name":"Ivo"}']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an edit that was kept as the page seemed to close goes when the database has it, or when it is taken back', async () => {
  const { saver } = newSaver();
  await Promise.resolve();
  saver.keep(content('Ivo'));
  const leaving = saver.leave();
  expect(Object.keys(localStorage)).toHaveLength(1);
  await leaving;
  expect(Object.keys(localStorage)).toEqual([]);
  const full = fillDisk();
  saver.keep(content('Ivo Ash'));
  await saver.leave();
  expect(Object.keys(localStorage)).toHaveLength(1);
  full.mockRestore();
  saver.keep(undefined);
  await saver.flush();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await texts()).toEqual([]);
});

test('a failing save does not hide a later one', async () => {
  const { saver } = newSaver();
  const full = fillDisk();
  saver.keep(content('One'));
  const first = saver.flush();
  saver.keep(content('Two'));
  await first;
  full.mockRestore();
  await saver.flush();
  expect(await texts()).toEqual(['{"name":"Two"}']);
});
