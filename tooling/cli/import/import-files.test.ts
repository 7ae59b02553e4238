/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { withPngTexts } from '@otherfolk/shared/formats/card/png-chunks';
import { fromRoot } from '@otherfolk/system/from-root';
import { TemporaryCatalogue } from '../derive/content/testing/temporary-catalogue';
import { importFiles } from './import-files';
import { importOptions } from './import-options';

const TODAY = '2026-11-28' as never;

let catalogue: TemporaryCatalogue;
let sources: string;
let said: string[];

beforeEach(async () => {
  catalogue = await TemporaryCatalogue.ofFixture();
  sources = await mkdtemp(join(tmpdir(), 'sources-'));
  said = [];
});
afterEach(async () => {
  await catalogue.remove();
  await rm(sources, { recursive: true, force: true });
});

const card = (data: object) =>
  JSON.stringify({ spec: 'chara_card_v3', spec_version: '3.0', data: { name: 'Elena Torres', ...data } });

async function source(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(sources, name), content);
  return join(sources, name);
}

const run = (...args: string[]) =>
  importFiles(catalogue.folder, importOptions(args), TODAY, (line) => void said.push(line));

const read = async (file: string) => JSON.parse(await readFile(catalogue.path(file), 'utf8')) as object;

test('a card becomes a person with a life, listed and without errors', async () => {
  await expect(run(await source('elena.json', card({ description: 'She sails.' })), '--world', 'Horror')).resolves.toBe(
    true,
  );
  expect(said[0]).toBe('Character Card V3: Elena Torres');
  expect(await read('characters/elena-torres-horror.json')).toMatchObject({
    genre: 'Horror',
    sections: { Overview: 'She sails.' },
  });
  const index = JSON.stringify(await read('characters/index.variants.json'));
  expect(index).toContain('elena-torres-horror');
  expect((await catalogue.check()).filter((line) => line.startsWith('error'))).toEqual([]);
});

test('the picture of a card is scaled, turned upright and loses its metadata', async () => {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a03020' } });
  const bytes = await photo
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .png()
    .toBuffer();
  const text = Buffer.from(card({})).toString('base64');
  await run(await source('elena.png', withPngTexts(new Uint8Array(bytes), { ccv3: text })));
  const avatars = (await readdir(catalogue.path('images/avatars'))).filter((name) => name.startsWith('elena'));
  const [avatar = ''] = avatars.filter((name) => !name.includes('@'));
  const head = await sharp(catalogue.path(`images/avatars/${avatar}`)).metadata();
  expect(head).toMatchObject({ width: 512, height: 512, format: 'webp' });
  expect(head.exif).toBeUndefined();
});

test('with --preview, what would be written is told, and nothing is', async () => {
  await run(await source('elena.json', card({})), '--preview');
  expect(said.at(-1)).toBe('2 files would be written.');
  await expect(read('characters/elena-torres.json')).rejects.toThrow();
});

test('a second import says that the catalogue has all of it', async () => {
  const file = await source('elena.json', card({ description: 'She sails.' }));
  await run(file);
  await run(file);
  expect(said.at(-1)).toBe('The catalogue has all of it already.');
});

test('a file that cannot be read is named, and the others come', async () => {
  const broken = await source('broken.json', '{"spec": "chara_card_v3", ');
  const fine = await source('elena.json', card({}));
  await expect(run(broken, fine)).resolves.toBe(false);
  expect(said.join('\n')).toContain('broken.json');
  expect(await read('characters/elena-torres.json')).toMatchObject({ name: 'Elena Torres' });
});

test('files of one name become lives of one person with --one-person', async () => {
  const first = await source('one.json', card({ creator: 'a' }));
  const second = await source('two.json', card({ creator: 'b' }));
  await run(first, second, '--one-person');
  expect(await read('characters/elena-torres.json')).toMatchObject({ variants: [{}, {}] });
});

test.each([
  [['--age', 'old', 'x'], '--age takes a whole number'],
  [['--to', 'x'], 'Name the files to import'],
])('the options %j are refused with the usage', (args, sentence) => {
  expect(() => importOptions(args)).toThrow(sentence);
});

test('a path that is not there is named', async () => {
  await expect(run(join(sources, 'nothing.json'))).rejects.toThrow('is not there');
});

test('a catalogue of this site comes byte for byte into an empty folder', async () => {
  const empty = join(sources, 'empty');
  await importFiles(empty, importOptions([catalogue.folder]), TODAY, (line) => void said.push(line));
  for (const file of ['characters/mara.json', 'characters/mara-modern.json', 'plots/storm-modern.json', 'site.json'])
    expect(await readFile(join(empty, file), 'utf8')).toBe(await readFile(catalogue.path(file), 'utf8'));
});

test('the command imports a table and a card as Node runs it', async () => {
  const table = await source('people.csv', 'Name;Age\nMona Field;34\n');
  const file = await source('elena.json', card({}));
  const run = ['tooling/cli/run.mjs', 'content', 'import', table, file, '--to', join(sources, 'new'), '--preview'];
  const { stdout, status } = spawnSync(process.execPath, run, { cwd: fromRoot(), encoding: 'utf8' });
  expect(stdout).toContain('characters/mona-field.json name');
  expect(stdout).toContain('4 files would be written.');
  expect(status).toBe(0);
});
