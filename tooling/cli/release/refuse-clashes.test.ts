/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FinishedBuild } from '../export/site/deployment';
import { refuseClashes } from './refuse-clashes';
import { fakeBuild } from './testing/fake-build';

let home: string;
let count = 0;

async function buildOf(id: string, declared: object): Promise<FinishedBuild> {
  const build = await fakeBuild(home, { id: 'plots', version: `${id}-${(count += 1)}` });
  const declaration = { id, contract: 1, name: id, mounts: { [id]: {} }, ...declared };
  await writeFile(path.join(build.folder, 'browser/otherfolk.json'), JSON.stringify(declaration));
  return build;
}

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'clashes-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const live = async (declared: object = {}) => new Map([['plots', await buildOf('plots', { order: 20, ...declared })]]);

test('a remote that clashes with nothing is released without a word', async () => {
  const maps = await buildOf('maps', {});
  expect(refuseClashes('maps', maps, await live(), 1)).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'claims a mount of another',
    { order: 30, mounts: { plots: {} } },
    "Remote 'maps' does not fit the site: it is left out: it claims the mount 'plots', which belongs to 'plots'.",
  ],
  [
    'stands before another whose mount it claims',
    { order: 10, mounts: { plots: {} } },
    "Remote 'maps' does not fit the site: 'plots': it is left out: it claims the mount 'plots', which belongs to 'maps'.",
  ],
  ['calls itself otherwise', { id: 'charts' }, "Remote 'maps' does not fit the site: it calls itself 'charts'"],
  [
    'is of another contract',
    { contract: 2 },
    "Remote 'maps' does not fit the site: it follows contract 2, the shell 1",
  ],
  ['claims a path of the shell', { mounts: { tags: {} } }, "it claims the mount 'tags', which belongs to the shell"],
])('a remote that %s is refused', async (_, declared, sentence) => {
  const maps = await buildOf('maps', declared);
  const site = await live();
  expect(() => refuseClashes('maps', maps, site, 1)).toThrow(sentence);
});

test('contributions that are left out are told, and keep nothing from being released', async () => {
  const contributions = [{ id: 'a', point: 'nowhere', title: 'A' }];
  const maps = await buildOf('maps', { contributions });
  expect(refuseClashes('maps', maps, await live(), 1)).toEqual([
    "the contribution 'a' is left out: there is no point 'nowhere'",
  ]);
});

test('a remote that is left out already keeps no other from being released', async () => {
  const maps = await buildOf('maps', {});
  expect(refuseClashes('maps', maps, await live({ contract: 0 }), 1)).toEqual([]);
});

test('a release that mends what is left out is taken', async () => {
  const plots = await buildOf('plots', {});
  expect(refuseClashes('plots', plots, await live({ mounts: { tags: {} } }), 1)).toEqual([]);
});
