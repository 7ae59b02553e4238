/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openFiles } from '@otherfolk/shared/formats/container/open-files';
import { recogniseFiles } from '@otherfolk/shared/formats/recognise-files';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { fromRoot } from '@otherfolk/system/from-root';
import { catalogueFolder } from '../derive/guarded/testing/small-catalogue';
import { takeCatalogue } from './take-catalogue';
import { takeOptions } from './take-options';

let place: string;
let small: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'taken-'));
  small = catalogueFolder();
});
afterEach(() => {
  for (const folder of [place, small]) rmSync(folder, { recursive: true });
});

async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const files = paths.map(async (path) => [relative(folder, path), await readFile(path)] as const);
  return new Map(await Promise.all(files));
}

const take = (folder: string, ...args: string[]) => takeCatalogue(folder, takeOptions(args));

test('what visitors do not see is in no file of what is taken: no name, no id, no image', async () => {
  for (const format of ['zip', 'vault', 'kanka']) {
    const out = join(place, format);
    await take(small, format, '--out', out);
    const files = await filesIn(out);
    const text = [...files].map(([path, bytes]) => `${path}\n${bytes.toString('latin1')}`).join('\n');
    expect(text).not.toMatch(/ana-(?:next|late|nameless)|(?:two|three|four)\.png|(?:second|third|fourth) image/);
    expect(text).toContain('first image');
  }
});

test('an owner takes everything, byte for byte', async () => {
  const out = join(place, 'all');
  await take(small, 'zip', '--out', out, '--all');
  const files = await filesIn(out);
  expect(files.has('characters/ana-next.json')).toBe(true);
  for (const [path, bytes] of files)
    expect([path, bytes.equals(readFileSync(join(small, path)))]).toEqual([path, true]);
});

test('a vault has a note for each item of the shipped catalogue, and its images', async () => {
  const count = await take(fromRoot('data'), 'vault', '--out', join(place, 'vault.zip'));
  const blob = new Blob([await readFile(join(place, 'vault.zip'))]);
  const { files, problems } = await openFiles([{ path: 'vault.zip', blob }], newWork(new AbortController().signal));
  expect(problems).toEqual([]);
  expect(files).toHaveLength(count);
  const notes = files.filter(({ path }) => path.endsWith('.md'));
  const json = await readdir(fromRoot('data', 'characters'));
  expect(notes.length).toBeGreaterThan(json.length);
  expect(files.some(({ path }) => path.endsWith('avatars/maren-modern.avif'))).toBe(true);
});

test('what Kanka imports is recognised as a campaign', async () => {
  await take(fromRoot('data'), 'kanka', '--out', join(place, 'kanka.zip'));
  const blob = new Blob([await readFile(join(place, 'kanka.zip'))]);
  const { recognized, problems } = await recogniseFiles(
    [{ path: 'kanka.zip', blob }],
    newWork(new AbortController().signal),
  );
  expect(problems).toEqual([]);
  expect(recognized.map(({ format }) => format)).toEqual(['kanka']);
});

test('nothing that is there is overwritten', async () => {
  await take(small, 'zip', '--out', join(place, 'one.zip'));
  await expect(take(small, 'zip', '--out', join(place, 'one.zip'))).rejects.toThrow('is there already');
  await expect(take(small, 'vault', '--out', place)).rejects.toThrow('is not empty');
});

test.each([
  [[], 'Name a format'],
  [['docx', '--out', 'x'], 'Name a format'],
  [['zip'], 'Name with --out where it goes'],
  [['zip', 'a', 'b', '--out', 'x'], 'one word too many'],
])('the words %j are refused with the usage', (args, sentence) => {
  expect(() => takeOptions(args)).toThrow(sentence);
});

test('a catalogue that is not there is said not to be there', async () => {
  await expect(take(join(place, 'nowhere'), 'zip', '--out', join(place, 'x'))).rejects.toThrow('is not there');
});
