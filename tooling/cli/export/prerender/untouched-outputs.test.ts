/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contentHash } from '@otherfolk/system/content-hash';
import { PAGE_RECORD_FILE } from './page-record';
import { untouchedOutputs } from './untouched-outputs';

const CONTENT = 'as exported';
const HASH = contentHash(CONTENT);

let home: string;
const place = (name = 'site') => ({ folder: path.join(home, name), records: path.join(home, `${name}.releases`) });
const page = (name = 'site') => path.join(home, name, 'index.html');

/** A time longer than two steps of the clock of a file system. */
const LATER_MS = 30;

beforeEach(async () => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'untouched-')));
  for (const folder of Object.values(place())) mkdirSync(folder);
  writeFileSync(page(), CONTENT);
  await wait(LATER_MS);
  writeFileSync(path.join(place().records, PAGE_RECORD_FILE), 'record');
  await wait(LATER_MS);
});
afterEach(() => rmSync(home, { recursive: true }));

test('a file that is older than the record is untouched, and not read', () => {
  const { isUntouched, isAsWritten } = untouchedOutputs(place());
  expect([isUntouched('index.html'), isAsWritten('index.html', 'any')]).toEqual([true, true]);
});

test.each<[string, () => void, boolean]>([
  ['that somebody has edited', () => writeFileSync(page(), 'edited'), false],
  [
    'that somebody has edited, with its old time',
    () => (writeFileSync(page(), 'edited'), utimesSync(page(), 1, 1)),
    false,
  ],
  ['that somebody has replaced', () => (writeFileSync(page('new'), 'new'), renameSync(page('new'), page())), false],
  ['that somebody has removed', () => rmSync(page()), false],
  ['that was written anew with the same content', () => writeFileSync(page(), CONTENT), true],
])('a file %s counts by its content', (_, edit, isSame) => {
  mkdirSync(path.join(home, 'new'));
  edit();
  const { isUntouched, isAsWritten } = untouchedOutputs(place());
  expect([isUntouched('index.html'), isAsWritten('index.html', HASH)]).toEqual([false, isSame]);
});

test('a file that was edited before its site was copied with all times is not untouched in the copy', async () => {
  writeFileSync(page(), 'edited');
  cpSync(place().folder, place('copy').folder, { recursive: true, preserveTimestamps: true });
  await wait(LATER_MS);
  cpSync(place().records, place('copy').records, { recursive: true, preserveTimestamps: true });
  expect(untouchedOutputs(place('copy')).isUntouched('index.html')).toBe(false);
});

test('without a record, no file is untouched', () => {
  rmSync(place().records, { recursive: true });
  expect(untouchedOutputs(place()).isUntouched('index.html')).toBe(false);
});
