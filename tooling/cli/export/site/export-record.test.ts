/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readExportRecord, RECORD_FILE, type RecordPlace, writeExportRecord } from './export-record';

let home: string;
let place: RecordPlace;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'otherfolk-'));
  place = { folder: path.join(home, 'site'), records: path.join(home, 'site.releases') };
  await mkdir(place.folder);
  await mkdir(place.records);
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('comes back as written; none is there before the first export', async () => {
  await expect(readExportRecord(place)).resolves.toEqual(new Set());
  await writeExportRecord(place, new Set(['index.html', '404.html']));
  await expect(readExportRecord(place)).resolves.toEqual(new Set(['404.html', 'index.html']));
});

test('paths that lead out of the folder are not believed', async () => {
  await writeExportRecord(place, ['../x', '/x', 'a/../../x', '', '.', '..', './x', 'a//x', 'a/..x']);
  await expect(readExportRecord(place)).resolves.toEqual(new Set(['a/..x']));
});

test.each(['', '[]', '{"files":[1]}'])("'%s' is no record", async (text) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await writeFile(path.join(place.records, RECORD_FILE), text);
  await expect(readExportRecord(place)).resolves.toEqual(new Set());
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("counts as somebody else's"));
});

test('a record that an older export left inside the site is read, and moves out with the next one', async () => {
  await writeFile(path.join(place.folder, '.otherfolk-export.json'), '{"files":["index.html"]}');
  await expect(readExportRecord(place)).resolves.toEqual(new Set(['index.html']));
  await writeExportRecord(place, ['index.html', '404.html']);
  await expect(readdir(place.folder)).resolves.toEqual([]);
  await expect(readExportRecord(place)).resolves.toEqual(new Set(['404.html', 'index.html']));
});
