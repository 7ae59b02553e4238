/** @jest-environment node */
import { newCatalogueFile, parseCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { newCore, newVariant, withVariant } from '@otherfolk/shared/files/new-files';
import { filesWithStatus } from './files-with-status';

const out = { today: '2026-05-01', release: 2 } as const;
const LIVE = { published: true, version: 2 };
const NONE = { published: false, version: -1 };

const fileOf = (kind: 'core' | 'variant' | 'location' | 'plot', id: string, json: object) =>
  parseCatalogueFile(kind, id, JSON.stringify(json));

const twoLives = withVariant(withVariant(newCore('mara', 'Mara'), 'mara-modern', 'Modern'), 'mara-horror', 'Horror');
const core = fileOf('core', 'mara', twoLives);
const modern = fileOf('variant', 'mara-modern', newVariant('mara-modern', 'mara', 'Modern'));
const horror = fileOf('variant', 'mara-horror', newVariant('mara-horror', 'mara', 'Horror'));

const recordOf = (json: unknown) => (json as { recordInfo: unknown }).recordInfo;
const listed = (json: unknown) =>
  (json as { variants: { id: string; recordInfo?: unknown }[] }).variants.map(({ id, recordInfo }) => [id, recordInfo]);

test('a life that goes live is live in the list of its person, and so is the person', () => {
  const edited = { ...modern.json, tags: [] };
  const [own, person, ...others] = filesWithStatus({ file: modern, edited, core }, { status: 'live' }, out);
  expect(recordOf(own.json)).toEqual(LIVE);
  expect(recordOf(person?.json)).toEqual(LIVE);
  expect(listed(person?.json)).toEqual([
    ['mara-modern', LIVE],
    ['mara-horror', NONE],
  ]);
  expect(others).toEqual([]);
});

test('a life that its person does not list is added to the list', () => {
  const lone = fileOf('core', 'mara', newCore('mara', 'Mara'));
  const [, person] = filesWithStatus({ file: modern, edited: modern.json, core: lone }, { status: 'live' }, out);
  expect(person?.json['variants']).toEqual([{ id: 'mara-modern', label: 'Modern', recordInfo: LIVE }]);
});

test('a person goes live with the lives that are chosen', () => {
  const now = { file: core, edited: core.json, lives: [horror] };
  const [own, life, ...others] = filesWithStatus(now, { status: 'live' }, out);
  expect(recordOf(own.json)).toEqual(LIVE);
  expect(listed(own.json)).toEqual([
    ['mara-modern', NONE],
    ['mara-horror', LIVE],
  ]);
  expect([life?.name, recordOf(life?.json)]).toEqual(['mara-horror.json', LIVE]);
  expect(others).toEqual([]);
});

test('a person whose only visible life becomes a draft is a draft, and stays live while another is', () => {
  const live = filesWithStatus({ file: core, edited: core.json, lives: [modern, horror] }, { status: 'live' }, out);
  const [person, first, second] = live.map(({ name, json }) =>
    fileOf(name === 'mara.json' ? 'core' : 'variant', name.replace('.json', ''), json),
  );
  if (!person || !first || !second) throw new Error('three files were expected');
  const [, one] = filesWithStatus({ file: first, edited: first.json, core: person }, { status: 'draft' }, out);
  expect(recordOf(one?.json)).toEqual(LIVE);
  const half = fileOf('core', 'mara', one?.json ?? {});
  const [, none] = filesWithStatus({ file: second, edited: second.json, core: half }, { status: 'draft' }, out);
  expect(recordOf(none?.json)).toEqual({ published: false, version: 2 });
});

test('a location says it at its top, and edits come along', () => {
  const file = newCatalogueFile('location', 'quay', { id: 'quay', name: 'Quay' });
  const [own, ...others] = filesWithStatus(
    { file, edited: { ...file.json, summary: 'Wet.' } },
    { status: 'live' },
    out,
  );
  expect(own.json).toEqual({ id: 'quay', name: 'Quay', summary: 'Wet.', ...LIVE });
  expect(others).toEqual([]);
});
