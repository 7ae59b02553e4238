/** @jest-environment node */
import { mkdtempSync, realpathSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CatalogueState } from './catalogue-state';

const LONG_AGO = new Date('2026-01-01');

let folder: string;
const at = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'catalogue-state-')));
  for (const file of ['old.json', 'new.json']) writeFileSync(at(file), '{"a":1}');
  utimesSync(at('old.json'), LONG_AGO, LONG_AGO);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a catalogue that nobody touches is unchanged, and so is one whose file is written again as it was', async () => {
  const state = await CatalogueState.read(folder);
  expect(await state.isUnchanged()).toBe(true);
  writeFileSync(at('new.json'), '{"a":1}');
  expect(await state.isUnchanged()).toBe(true);
});

test.each<[string, () => void]>([
  ['a file that is written', () => writeFileSync(at('old.json'), '{"a":2}')],
  ['a file that is written a moment after it was written before', () => writeFileSync(at('new.json'), '{"a":2}')],
  ['a file that comes', () => writeFileSync(at('third.json'), '{}')],
  ['a file that goes', () => rmSync(at('old.json'))],
  ['a file that gets another name', () => renameSync(at('old.json'), at('older.json'))],
])('%s changes a catalogue', async (_, change) => {
  const state = await CatalogueState.read(folder);
  change();
  expect(await state.isUnchanged()).toBe(false);
});
