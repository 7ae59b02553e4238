/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { TemporaryCatalogue } from './testing/temporary-catalogue';

let catalogue: TemporaryCatalogue;

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
});
afterEach(() => catalogue.remove());

test.each<[string, string, string | Uint8Array, string]>([
  ['broken JSON', 'characters/mara.json', '{"id": "mara",}', 'error characters/mara.json $: not JSON: '],
  ['an empty file', 'plots/storm-modern.json', ' \n', 'error plots/storm-modern.json $: the file is empty. '],
  [
    'Latin-1',
    'families/quill.json',
    Buffer.from('{"name":"\xe9"}', 'latin1'),
    'error families/quill.json $: not UTF-8. ',
  ],
  ['UTF-16', 'locations/quay.json', Buffer.from('\ufeff{}', 'utf16le'), 'error locations/quay.json $: not UTF-8. '],
  ['a list for an object', 'locations/quay.json', '[]', 'error locations/quay.json $: not an object. '],
  ['null', 'site.json', 'null', 'error site.json $: found null. '],
  ['an object for a list', 'changelog.json', '{}', 'error changelog.json $: found an object. '],
  [
    'a name that is no id',
    'characters/Mara Two.json',
    '{}',
    'error characters/Mara Two.json $: its name is not an id. ',
  ],
  [
    'a stray file',
    'characters/old/mara.json',
    '{}',
    'warning characters/old/mara.json $: not a file of the catalogue: ',
  ],
  ['a steering name', 'a\u001b[2J.json', '{}', 'warning a�[2J.json $: not a file of the catalogue: '],
])('%s is a finding, not a crash', async (_, file, content, start) => {
  await catalogue.write(file, content);
  const lines = await catalogue.check();
  expect(lines.filter((line) => line.startsWith(start))).toHaveLength(1);
});

test.each<[string, string, string | Uint8Array]>([
  ['plots/index.json', 'is no JSON', '<<<<<<< HEAD'],
  ['links/0.json', 'is no JSON', '<<<<<<< HEAD'],
  ['links/0.json', 'is empty', ''],
  ['links/0.json', 'is not UTF-8', Buffer.from('\ufeff{}', 'utf16le')],
  ['plots/index.json', 'starts with a byte order mark', '\ufeff[]'],
])('%s that %s is to be made anew, not mended by hand', async (file, _, content) => {
  await catalogue.write(file, content);
  const lines = await catalogue.check();
  const [line = '', ...others] = lines.filter((each) => / \$: (not |the file is |starts with)/.test(each));
  expect(others).toEqual([]);
  expect(line).toMatch(new RegExp(`^\\w+ ${file} .*\\. Run npm run content -- index\\.$`));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('a byte order mark is worth a warning and no more', async () => {
  await catalogue.write('changelog.json', '\ufeff[]');
  await expect(catalogue.check()).resolves.toEqual([
    'warning changelog.json $: starts with a byte order mark. Save the file as UTF-8 without one.',
  ]);
});

test('JSON nested a hundred thousand deep is a finding, not a crash', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  await catalogue.write('characters/mara-modern.json', `{"variantOf":"mara","sections":{"Overview":${deep}}}`);
  const lines = await catalogue.check();
  expect(lines.some((line) => line.startsWith('error characters/mara-modern.json $.sections.Overview'))).toBe(true);
});

test('the check reports nothing that follows from a file which it cannot read', async () => {
  await catalogue.write('characters/ivo-horror.json', 'oops');
  const lines = await catalogue.check();
  expect(lines.join('\n')).not.toContain('stale');
});

test('a link that leads out of the catalogue is not followed', async () => {
  const elsewhere = await TemporaryCatalogue.empty();
  await elsewhere.write('secret.json', '{"name":"secret"}');
  await symlink(elsewhere.path('secret.json'), catalogue.path('locations/secret.json'));
  await symlink(elsewhere.folder, catalogue.path('extra'));
  await symlink('/nowhere/at/all', catalogue.path('plots/gone.json'));
  await expect(catalogue.check()).resolves.toEqual([
    'error extra $: a link that leads out of the catalogue. Put a copy of the file in its place.',
    'error locations/secret.json $: a link that leads out of the catalogue. Put a copy of the file in its place.',
    'error plots/gone.json $: cannot be read: ENOENT. Make it readable, or remove it.',
  ]);
  await elsewhere.remove();
});

test('links inside the catalogue are followed, but not in circles', async () => {
  await symlink('.', catalogue.path('characters/circle'));
  await mkdir(catalogue.path('images/highlights'));
  await symlink('../avatars/mara.avif', catalogue.path('images/highlights/new.avif'));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([]);
});

test('folders and pipes with the names of files do not hold the check up', async () => {
  await mkdir(catalogue.path('locations/folder.json'));
  execFileSync('mkfifo', [catalogue.path('locations/pipe.json')]);
  await expect(catalogue.check()).resolves.toEqual([
    'error locations/folder.json $: a folder with the name of a file. Rename or remove the folder.',
    'error locations/pipe.json $: neither a file nor a folder. Remove it.',
  ]);
});

test('an empty folder and a missing one are one finding each', async () => {
  const empty = await TemporaryCatalogue.empty();
  await expect(empty.check()).resolves.toEqual([
    `error . $: ${empty.folder}: the folder is empty. Name the folder of a catalogue.`,
  ]);
  await empty.remove();
  await expect(empty.check()).resolves.toEqual([
    `error . $: ${empty.folder}: there is no such folder. Name the folder of a catalogue.`,
  ]);
});

test('the check reports files that nobody can wait for, and reads them all the same', async () => {
  const long = 'x'.repeat(5_000_000);
  await catalogue.edit<Record<string, unknown>>('characters/mara-modern.json', (json) => {
    json['sections'] = { Overview: long };
  });
  await catalogue.write('images/avatars/mara.avif', Buffer.alloc(5_000_000));
  await catalogue.index();
  await expect(catalogue.check()).resolves.toEqual([
    'error characters/mara-modern.json $: 5.0 MB, more than the 1.0 MB that a visitor can wait for. Shorten or split it.',
    'error images/avatars/mara.avif $: 5.0 MB, more than the 2.0 MB that a visitor can wait for. Save it smaller, or remove it.',
    'error images/avatars/mara.avif $: not an image that can be read. Save it again as AVIF, WebP, PNG, JPEG or SVG.',
  ]);
});

test('folders in folders without end are not followed', async () => {
  await catalogue.write(`${'deep/'.repeat(200)}end.json`, '{}');
  await expect(catalogue.check()).resolves.toEqual([
    `error ${'deep/'.repeat(8)}deep $: more than 8 folders deep: nothing in it is read. Move or remove the folder.`,
  ]);
});

test('hidden files are passed over', async () => {
  await catalogue.write('.notes.json', 'not JSON');
  await catalogue.write('characters/.mara.json.swp', 'x');
  await expect(catalogue.check()).resolves.toEqual([]);
});
