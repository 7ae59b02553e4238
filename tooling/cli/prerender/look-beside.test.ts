/** @jest-environment node */
import { mkdir, mkdtemp, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stampOf, statFile } from '@otherfolk/system/file-stamp';
import { listFiles } from '../catalogue/list-files';
import { whenSettled } from '../guarded/testing/when-settled';
import { lookBeside } from './look-beside';
import { writePageRecord } from './page-record';

const FILES = ['index.html', 'edited.html', 'replaced.html', 'removed.html'];

let home: string;
const place = () => ({ folder: path.join(home, 'site'), records: path.join(home, 'site.releases') });
const catalogue = () => path.join(home, 'catalogue');
const output = (file: string) => path.join(home, 'site', file);

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'touched-')));
  for (const folder of [catalogue(), ...Object.values(place())]) await mkdir(folder);
  await writeFile(path.join(catalogue(), 'site.json'), '{}');
  for (const file of FILES) await writeFile(output(file), 'as exported');
  const outputs = new Map(
    FILES.map((file) => [file, stampOf(statFile(output(file)) ?? { size: 0, ctimeMs: 0, ino: 0 })]),
  );
  await writePageRecord(place(), { key: '', remotes: {}, sources: new Map(), outputs, pages: new Map() });
});
afterEach(() => rm(home, { recursive: true }));

const look = (longRecord?: number) => lookBeside({ catalogue: catalogue(), place: place() }, longRecord);

test('files of the site are named that somebody has written, replaced or removed since the last export', async () => {
  await writeFile(output('edited.html'), 'as edited  ');
  await utimes(output('edited.html'), 1, 1);
  await rm(output('replaced.html'));
  await writeFile(output('replaced.html'), 'as replaced');
  await rm(output('removed.html'));
  await expect(look(1).touched).resolves.toEqual(new Set(FILES.slice(1)));
});

test('where nobody has, none is named', async () => {
  await expect(look(1).touched).resolves.toEqual(new Set());
});

test('the files of the catalogue are listed as they are listed without a thread', async () => {
  await whenSettled();
  const { list, touched } = look(1);
  await expect(list).resolves.toEqual(await listFiles(catalogue()));
  await touched;
});

test('of few files, or without a record, nothing is known beforehand', async () => {
  await expect(look().touched).resolves.toBeUndefined();
  await expect(look().list).resolves.toBeUndefined();
  await rm(place().records, { recursive: true });
  await expect(look(1).touched).resolves.toBeUndefined();
});

test('a thread that is stopped ends without a failure', async () => {
  const { touched, stop } = look(1);
  stop();
  await expect(touched).resolves.toBeUndefined();
});
