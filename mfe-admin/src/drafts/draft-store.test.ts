import 'fake-indexeddb/auto';
import type { Draft } from './draft';
import { draftsOf, removeDraft, saveDraft } from './draft-store';

// Browsers have it; jsdom does not.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const draft = (file: string, tab: string, savedAt: number): Draft => ({
  file,
  tab,
  savedAt,
  baseText: '{}',
  values: { name: `${tab} ${savedAt}` },
});

test('each tab has a draft of its own for each file, and the newest comes first', async () => {
  await saveDraft(draft('mara', 'one', 1));
  await saveDraft(draft('mara', 'two', 3));
  await saveDraft(draft('mara', 'one', 2));
  await saveDraft(draft('ivo', 'one', 4));
  expect((await draftsOf('mara')).map(({ values }) => values['name'])).toEqual(['two 3', 'one 2']);
  await removeDraft({ file: 'mara', tab: 'two' });
  expect((await draftsOf('mara')).map(({ tab }) => tab)).toEqual(['one']);
  expect(await draftsOf('nobody')).toEqual([]);
});
