import 'fake-indexeddb/auto';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf, removeDraftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { DraftKeeper, type Keeping } from './draft-saver';

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const place = { owner: 'u1', file: 'mara', kind: 'core', path: 'characters/mara.json', baseText: '{}' } as const;
const content = (name: string) => ({ values: { name }, text: () => JSON.stringify({ name }) });
const left: Draft = { ...place, tab: 'left', values: { name: 'Old' }, text: '{"name":"Old"}', savedAt: 1 };

const texts = async () => (await draftsOf('u1')).map(({ text }) => text);

function newKeeper(tab = 'own') {
  const told: Keeping[] = [];
  return { told, keeper: new DraftKeeper(place, Promise.resolve(tab), (keeping) => told.push(keeping)) };
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

test('what is typed is kept as values and as the file that they make, and goes when it is taken back', async () => {
  const { keeper, told } = newKeeper();
  keeper.keep(content('Ivo'));
  await keeper.flush();
  expect(await draftsOf('u1')).toMatchObject([
    { ...place, tab: 'own', values: { name: 'Ivo' }, text: '{"name":"Ivo"}' },
  ]);
  keeper.keep(undefined);
  await keeper.flush();
  expect(await texts()).toEqual([]);
  expect(told.map(({ state }) => state)).toEqual(['pending', 'kept', 'pending', 'nothing']);
});

test('a draft that was restored goes when what holds it is stored, and not while that fails', async () => {
  await storeDraft(left);
  const { keeper, told } = newKeeper();
  const full = fillDisk();
  keeper.keep(content('Restored'));
  keeper.hold(left);
  await keeper.flush();
  expect(told.at(-1)).toEqual({ state: 'refused', isFull: true });
  expect(await texts()).toEqual([left.text]);
  expect(keeper.holds(left)).toBe(true);
  full.mockRestore();
  await keeper.flush();
  expect(told.at(-1)).toMatchObject({ state: 'kept' });
  expect(await texts()).toEqual(['{"name":"Restored"}']);
  expect(keeper.holds(left)).toBe(false);
});

test('a draft that was restored and taken back before it could be stored is still there', async () => {
  await storeDraft(left);
  const { keeper } = newKeeper();
  const full = fillDisk();
  keeper.keep(content('Restored'));
  keeper.hold(left);
  await keeper.flush();
  keeper.keep(undefined);
  await keeper.flush();
  full.mockRestore();
  keeper.keep(content('Something else'));
  await keeper.flush();
  expect(await texts()).toEqual(['{"name":"Something else"}', left.text]);
});

test('a save that failed is tried again by itself, and with each change', async () => {
  const full = fillDisk();
  const { keeper, told } = newKeeper();
  keeper.keep(content('Ivo'));
  await keeper.flush();
  keeper.keep(content('Ivo Ash'));
  await keeper.flush();
  expect(told.map(({ state }) => state)).toEqual(['pending', 'refused', 'refused']);
  full.mockRestore();
  await new Promise<void>((resolve) => {
    const look = setInterval(() => {
      if (told.at(-1)?.state !== 'kept') return;
      clearInterval(look);
      resolve();
    }, 50);
  });
  expect(await texts()).toEqual(['{"name":"Ivo Ash"}']);
}, 20_000);

test('an editor that is closed tries once more what could not be kept', async () => {
  const full = fillDisk();
  const { keeper } = newKeeper();
  keeper.keep(content('Ivo'));
  await keeper.flush();
  full.mockRestore();
  await keeper.stop();
  expect(await texts()).toEqual(['{"name":"Ivo"}']);
});

test('a page that is closed before the browser has stored anything leaves its draft all the same', async () => {
  const full = fillDisk();
  const { keeper } = newKeeper();
  await Promise.resolve();
  keeper.keep(content('Ivo'));
  await keeper.leave();
  full.mockRestore();
  expect(await texts()).toEqual(['{"name":"Ivo"}']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what was kept as the page seemed to close goes when the database has it, or when it is taken back', async () => {
  const { keeper } = newKeeper();
  await Promise.resolve();
  keeper.keep(content('Ivo'));
  const leaving = keeper.leave();
  expect(Object.keys(localStorage)).toHaveLength(1);
  await leaving;
  expect(Object.keys(localStorage)).toEqual([]);
  const full = fillDisk();
  keeper.keep(content('Ivo Ash'));
  await keeper.leave();
  expect(Object.keys(localStorage)).toHaveLength(1);
  full.mockRestore();
  keeper.keep(undefined);
  await keeper.flush();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await texts()).toEqual([]);
});

test('a failing save does not hide a later one', async () => {
  const { keeper } = newKeeper();
  const full = fillDisk();
  keeper.keep(content('One'));
  const first = keeper.flush();
  keeper.keep(content('Two'));
  await first;
  full.mockRestore();
  await keeper.flush();
  expect(await texts()).toEqual(['{"name":"Two"}']);
});
