import 'fake-indexeddb/auto';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { newImagesOf, storeNewImage } from '@otherfolk/shared/drafts/new-image-store';
import { followRename, renamedId } from './renamed-item';

globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

const REDIRECTS = {
  'characters/mara': 'characters/marianne',
  'characters/ivo/ivo-old': 'characters/ivo/ivo-new',
  'locations/quay': 'locations/pier',
  'plots/storm': 'plots/gale',
  'plots/storm/storm-modern': 'plots/storm/gale-modern',
  'characters/gone': 'plots/gale',
  'families/quill': 'families/pen',
};

test.each([
  ['core', 'mara', 'marianne'],
  ['variant', 'ivo-old', 'ivo-new'],
  ['location', 'quay', 'pier'],
  ['plot', 'storm', 'gale'],
  ['plot', 'storm-modern', 'gale-modern'],
  ['variant', 'mara', undefined],
  ['core', 'gone', undefined],
  ['family', 'quill', 'pen'],
  ['family', 'wren', undefined],
  ['core', 'wren', undefined],
] as const)('the redirects lead the %s %s to %s', (kind, id, to) => {
  expect(renamedId(REDIRECTS, kind, id)).toBe(to);
});

const draft = (owner: string, tab: string): Draft => ({
  owner,
  file: 'locations/quay',
  tab,
  kind: 'location',
  path: 'locations/quay.json',
  savedAt: 1,
  baseText: '{}',
  values: { summary: tab },
  text: '{}',
});

test('drafts and new images of a renamed item are under its new id, beside those that are there, and other drafts stay', async () => {
  const ofNewId = {
    ...draft('u1', 'one'),
    file: 'locations/pier',
    path: 'locations/pier.json',
    values: { summary: 'own' },
  };
  const fresh = { ...draft('u1', 'three'), baseText: '' };
  for (const each of [draft('u1', 'one'), draft('u1', 'two'), draft('u2', 'one'), ofNewId, fresh])
    await storeDraft(each);
  const image = { path: 'images/avatars/a.webp', bytes: new ArrayBuffer(3), type: 'image/webp', words: {} };
  await storeNewImage('u1', 'locations/quay', image);
  const files = { 'redirects.json': JSON.stringify(REDIRECTS) };
  const server = {
    call: async () => ({ ok: true, json: async () => ({ canWrite: true, files }) }) as Response,
    refresh: async () => undefined,
  };
  expect(await followRename(server, 'u1', 'location', 'quay')).toBe('pier');
  const moved = (await draftsOf('u1')).map(({ file, path, values }) => [file, path, values['summary']]);
  expect(moved.sort()).toEqual([
    ['locations/pier', 'locations/pier.json', 'one'],
    ['locations/pier', 'locations/pier.json', 'own'],
    ['locations/pier', 'locations/pier.json', 'two'],
    ['locations/quay', 'locations/quay.json', 'three'],
  ]);
  expect(await newImagesOf('u1', 'locations/pier')).toHaveLength(1);
  expect(await newImagesOf('u1', 'locations/quay')).toEqual([]);
  expect((await draftsOf('u2')).map(({ file }) => file)).toEqual(['locations/quay']);
});
