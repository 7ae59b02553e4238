import 'fake-indexeddb/auto';
import { draftsOf, removeDraftsOf } from '@otherfolk/shared/drafts/draft-store';
import { claimUnownedDrafts } from './claim-drafts';

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const core = { id: 'mara', name: 'Mara', nameInfo: { nickname: 'Mare' } };
const variant = { id: 'mara-modern', variantOf: 'mara', variantLabel: 'Modern' };

/** Keeps a draft in the way of the release before this one. */
function keepAsBefore(file: string, json: object, values: object): Promise<void> {
  const draft = { file, tab: 't', baseText: JSON.stringify(json), values, savedAt: 5 };
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('otherfolk-drafts');
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts', 'readwrite');
      transaction.objectStore('drafts').put(draft, `${file}#t`);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

function holdLocks(...names: string[]): void {
  Object.assign(navigator, { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });
}

beforeEach(() => holdLocks());
afterEach(async () => {
  for (const owner of ['u1', 'u2']) await removeDraftsOf(owner);
});

test('a draft from before is the first editor’s, with the file that it makes, and marked as perhaps somebody else’s', async () => {
  await keepAsBefore('mara', core, { 'nameInfo/nickname': 'Mabel' });
  await claimUnownedDrafts('u1');
  await claimUnownedDrafts('u2');
  const [draft] = await draftsOf('u1');
  expect(draft).toMatchObject({ owner: 'u1', kind: 'core', path: 'characters/mara.json', savedAt: 5, isClaimed: true });
  expect(JSON.parse(draft?.text ?? '')).toEqual({ ...core, nameInfo: { nickname: 'Mabel' } });
  expect(await draftsOf('u2')).toEqual([]);
});

test('a draft of a variant leads to the editor of variants', async () => {
  await keepAsBefore('mara-modern', variant, { variantLabel: 'Urban' });
  await claimUnownedDrafts('u1');
  const [draft] = await draftsOf('u1');
  expect(draft?.kind).toBe('variant');
  expect(JSON.parse(draft?.text ?? '')).toEqual({ ...variant, variantLabel: 'Urban' });
});

test('a draft that a tab of the release before is still writing stays with that tab', async () => {
  await keepAsBefore('mara', core, { 'nameInfo/nickname': 'Mabel' });
  holdLocks('otherfolk-editing/mara/t');
  await claimUnownedDrafts('u1');
  expect(await draftsOf('u1')).toEqual([]);
  holdLocks();
  await claimUnownedDrafts('u1');
  expect(await draftsOf('u1')).toHaveLength(1);
});
