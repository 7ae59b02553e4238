/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFiles } from '@otherfolk/shared/formats/container/open-files';
import { recogniseFiles } from '@otherfolk/shared/formats/recognise-files';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { takeWhole } from './take-whole';

const DATA = join(__dirname, '../../../data');
const work = newWork(new AbortController().signal);

const read = (path: string): Buffer | undefined => {
  try {
    return readFileSync(join(DATA, path));
  } catch {
    return undefined;
  }
};

const shell = testShell({
  read: async (path) => JSON.parse(String(read(path))) as unknown,
  origin: '',
  renderedOn: '2026-11-20',
  fetchWhole: async (path) => {
    const bytes = read(path);
    return bytes ? new Response(new Uint8Array(bytes)) : new Response('', { status: 404 });
  },
});

test('the zip of a catalogue has its files and images byte for byte, and nothing that is derived', async () => {
  const blob = await takeWhole(shell, 'zip', work);
  const { files, problems } = await openFiles([{ path: 'catalogue.zip', blob }], work);
  expect(problems).toEqual([]);
  const inside = new Map(files.map((file) => [file.path.slice('catalogue.zip/'.length), file]));
  const people = readdirSync(join(DATA, 'characters')).filter((name) => !name.startsWith('index.'));
  expect(people.filter((name) => !inside.has(`characters/${name}`))).toEqual([]);
  expect([...inside.keys()].filter((path) => /index\.variants|^search\/|^atlas\//.test(path))).toEqual([]);
  for (const path of ['site.json', 'images/index.json', 'characters/maren.json', 'images/avatars/maren-modern.avif'])
    expect([path, read(path)?.equals((await inside.get(path)?.bytes()) ?? new Uint8Array())]).toEqual([path, true]);
});

test.each([
  ['vault', 'markdown'],
  ['kanka', 'kanka'],
] as const)('the %s of a catalogue is recognised again', async (format, as) => {
  const blob = await takeWhole(shell, format, work);
  const { recognized } = await recogniseFiles([{ path: 'catalogue.zip', blob }], work);
  expect(recognized.map((each) => each.format)).toContain(as);
});

test('the taking ends where it is cancelled', async () => {
  const controller = new AbortController();
  controller.abort(new Error('stopped'));
  await expect(takeWhole(shell, 'zip', newWork(controller.signal))).rejects.toThrow('stopped');
});
