/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExportRecord, RECORD_FILE, writeExportRecord } from './export-record';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'otherfolk-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

test('comes back as written; none is there before the first export', async () => {
  await expect(readExportRecord(folder)).resolves.toEqual(new Set());
  await writeExportRecord(folder, new Set(['index.html', '404.html']));
  await expect(readExportRecord(folder)).resolves.toEqual(new Set(['404.html', 'index.html']));
});

test('paths that lead out of the folder are not believed', async () => {
  await writeExportRecord(folder, ['../x', '/x', 'a/../../x', '', '.', '..', './x', 'a//x', 'a/..x']);
  await expect(readExportRecord(folder)).resolves.toEqual(new Set(['a/..x']));
});

test.each(['', '[]', '{"files":[1]}'])("'%s' is no record", async (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await writeFile(path.join(folder, RECORD_FILE), text);
  await expect(readExportRecord(folder)).resolves.toEqual(new Set());
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('what earlier exports wrote stays'));
});
