/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { checkCatalogueFolder } from '../content/check-catalogue';
import { writeBigCatalogue } from './big-catalogue';
import { changeOneLife, type ScaledCatalogue, scaleSteps } from './scale-steps';

let home: string;
let catalogue: ScaledCatalogue;

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-steps-')));
  const folder = path.join(home, 'catalogue');
  catalogue = { folder, site: path.join(home, 'site'), aside: path.join(home, 'aside') };
  await mkdir(folder);
  await writeBigCatalogue(folder, { characters: 0, locations: 0 });
});

afterEach(() => rm(home, { recursive: true }));

async function texts(): Promise<Map<string, string>> {
  const files = await readdir(catalogue.folder, { recursive: true });
  const json = files.filter((file) => file.endsWith('.json'));
  const read = (file: string) => readFile(path.join(catalogue.folder, file), 'utf8');
  return new Map(await Promise.all(json.map(async (file) => [file, await read(file)] as const)));
}

test('a change is of the text of one life, another one each time, and no mistake', async () => {
  const known = [await texts()];
  for (let change = 0; change < 2; change += 1) {
    await changeOneLife(catalogue);
    const now = await texts();
    const changed = [...now].filter(([file, text]) => text !== known.at(-1)?.get(file)).map(([file]) => file);
    expect(changed).toEqual([expect.stringMatching(/^characters.[\w-]+\.json$/)]);
    known.push(now);
  }
  const { findings } = await checkCatalogueFolder(catalogue.folder, { today: '2026-11-23' });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('an index from nothing finds no derived folder, and all other files', async () => {
  const before = [...(await texts()).keys()];
  await scaleSteps.index.prepare(catalogue);
  const isDerived = (file: string) => derivedIdOf(file) !== undefined;
  expect(before.filter(isDerived)).not.toEqual([]);
  expect([...(await texts()).keys()]).toEqual(before.filter((file) => !isDerived(file)));
});
