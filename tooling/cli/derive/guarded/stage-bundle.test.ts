/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentProgress } from '@otherfolk/shared/catalogue/progress';
import { type Audience, AUDIENCES, type ViewName } from '@otherfolk/shared/domain/audiences';
import { guardedPath } from '@otherfolk/shared/guarded/guarded-index';
import { MEMBERS } from './guarded-bundle';
import { type DeployedKeys, KEYS_FILE, readKeysFile } from './guarded-keys-file';
import { SplitCatalogue } from './split-catalogue';
import { type GuardedFrom, stageBundle } from './stage-bundle';
import { OpenedBundle } from './testing/open-bundle';
import { catalogueFolder, NEXT, smallCatalogue } from './testing/small-catalogue';
import { writeCatalogue } from './testing/write-catalogue';

const ALWAYS: GuardedFrom = { from: 'catalogue', ifChanged: false };
const IF_CHANGED: GuardedFrom = { from: 'catalogue', ifChanged: true };
const FROM_SITE: GuardedFrom = { from: 'site' };
const NEXT_LIFE = 'characters/ana-next.json';

let home: string;
let catalogue: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  catalogue = catalogueFolder();
  mkdirSync(place().folder);
});
afterEach(() => {
  for (const folder of [home, catalogue]) rmSync(folder, { recursive: true, force: true });
});

const place = () => ({ folder: path.join(home, 'site'), records: path.join(home, 'site.releases') });
const keysFile = () => path.join(place().records, KEYS_FILE);

const stage = async (from: GuardedFrom | undefined, folder = catalogue) =>
  stageBundle(place(), await SplitCatalogue.read(folder), from, silentProgress);

/** Moves staged files to their places, as an export does. */
function publish(files: ReadonlyMap<string, string>, folder = place().folder): void {
  for (const [file, source] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(source, path.join(folder, file));
  }
}

async function release(from: GuardedFrom | undefined, folder = catalogue) {
  const staged = await stage(from, folder);
  publish(staged.files);
  await staged.writeKeys();
  return staged;
}

const keysOf = async () => (await readKeysFile(place()))?.keys as DeployedKeys;

const editLife = (genre: string) =>
  writeCatalogue(catalogue, { [NEXT_LIFE]: { ...(smallCatalogue[NEXT_LIFE] as object), recordInfo: NEXT, genre } });

function readSealed(folder: string) {
  return (bundle: string, name: string) => {
    const file = path.join(folder, guardedPath(bundle, name));
    return Promise.resolve(existsSync(file) ? readFileSync(file) : undefined);
  };
}

/** Opens a bundle as a member's browser does: with the newest keys whose files are there. */
async function openNewest(view: ViewName, keys: DeployedKeys, folder = place().folder): Promise<OpenedBundle> {
  const bundles = [keys.next.bundle, ...keys.next.before.map(({ bundle }) => bundle)];
  const there = bundles.find((bundle) => existsSync(path.join(folder, 'guarded', bundle)));
  const entries = AUDIENCES.map((audience) => {
    const all = [keys[audience], ...keys[audience].before];
    return [audience, all.find(({ bundle }) => bundle === there)] as const;
  });
  return OpenedBundle.open(view, Object.fromEntries(entries) as DeployedKeys, readSealed(folder));
}

test('a site gets files that the keys beside it open, for each kind of member', async () => {
  await release(ALWAYS);
  for (const view of MEMBERS) {
    const opened = await openNewest(view, await keysOf());
    expect(await opened.text('characters/ana.json')).toContain('"name":"Ana"');
  }
});

test('a site without members has no files, and loses those and the keys that it had', async () => {
  await release(ALWAYS);
  const { files, keeps } = await release(undefined);
  expect([files.size, keeps('guarded/x/y'), existsSync(keysFile())]).toEqual([0, false, false]);
});

test('keys of three deployments before stay, with their files, and older ones do not', async () => {
  const bundles: string[] = [];
  for (let count = 0; count < 4; count++) {
    await release(ALWAYS);
    bundles.unshift((await keysOf()).next.bundle);
  }
  const { keeps } = await release(ALWAYS);
  const keys = await keysOf();
  for (const audience of AUDIENCES)
    expect(keys[audience].before.map(({ bundle }) => bundle)).toEqual(bundles.slice(0, 3));
  const kept = [keys.next.bundle, ...bundles].map((bundle) => keeps(`guarded/${bundle}/x`));
  expect(kept).toEqual([true, true, true, true, false]);
});

test('guarded files and keys stay as they are while nothing has changed, also in a fresh copy of the catalogue', async () => {
  await release(ALWAYS);
  const before = readFileSync(keysFile(), 'utf8');
  const bundle = (await keysOf()).next.bundle;
  const copy = catalogueFolder();
  for (const folder of [catalogue, copy]) {
    const { files, keeps } = await release(IF_CHANGED, folder);
    expect([files.size, keeps(`guarded/${bundle}/x`)]).toEqual([0, true]);
  }
  rmSync(copy, { recursive: true });
  expect(readFileSync(keysFile(), 'utf8')).toBe(before);
});

test('files that somebody has removed are made again, also where nothing has changed', async () => {
  await release(ALWAYS);
  rmSync(path.join(place().folder, 'guarded'), { recursive: true });
  expect((await release(IF_CHANGED)).files.size).toBeGreaterThan(0);
});

test.each<[string, GuardedFrom, boolean]>([
  ['a change of what is hidden', IF_CHANGED, true],
  ['a whole release', ALWAYS, false],
  ['a release over what is deployed', FROM_SITE, false],
])('%s makes new files under new keys', async (_, from, isEdited) => {
  await release(ALWAYS);
  const before = await keysOf();
  if (isEdited) editLife('Horror');
  await release(from);
  const keys = await keysOf();
  for (const audience of AUDIENCES) expect(keys[audience].key).not.toBe(before[audience].key);
  const text = await (await openNewest('N', keys)).text(NEXT_LIFE);
  expect(text?.includes('Horror')).toBe(isEdited);
});

test('each kind of member reads the same files under new keys', async () => {
  await release(ALWAYS);
  const contentsOf = async () => {
    const keys = await keysOf();
    const views = MEMBERS.map(async (view) => {
      const opened = await openNewest(view, keys);
      return Promise.all(Object.keys(opened.index).map(async (file) => [file, await opened.text(file)]));
    });
    return Promise.all(views);
  };
  const before = await contentsOf();
  rmSync(catalogue, { recursive: true });
  await release(FROM_SITE, place().folder);
  expect(await contentsOf()).toEqual(before);
  catalogue = catalogueFolder();
  expect((await release(IF_CHANGED)).files.size).toBe(0);
});

test('over a site that has no keys, there are no files', async () => {
  const { files } = await release(FROM_SITE);
  expect([files.size, existsSync(keysFile())]).toEqual([0, false]);
});

test('a file of the keys that is broken is one sentence, which shows none', async () => {
  await release(ALWAYS);
  const { next } = await keysOf();
  writeFileSync(keysFile(), JSON.stringify({ keys: { next } }));
  const error = (await stage(ALWAYS).catch((reason: Error) => reason)) as Error;
  expect(error.message).toMatch(
    /guarded\.json does not hold a key for each of .*: remove it, and release the shell again\.$/,
  );
  expect([error.message.includes(next.key), error.cause]).toEqual([false, undefined]);
});

const filesIn = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));

/** A file of the one bundle of a site. */
const anyFile = (folder: string, at = 0) => filesIn(path.join(folder, 'guarded')).flatMap(filesIn).sort()[at] ?? '';

test.each<[string, (folder: string) => void]>([
  ['is missing', (folder) => rmSync(anyFile(folder))],
  ['is cut short', (folder) => writeFileSync(anyFile(folder), readFileSync(anyFile(folder)).subarray(0, -1))],
  ['is that of another name', (folder) => cpSync(anyFile(folder, 1), anyFile(folder))],
])('a deployed bundle of which a file %s is refused, and the keys stay', async (_, spoil) => {
  await release(ALWAYS);
  const before = readFileSync(keysFile(), 'utf8');
  spoil(place().folder);
  await expect(release(FROM_SITE)).rejects.toThrow('cannot be opened with the keys beside the site');
  expect(readFileSync(keysFile(), 'utf8')).toBe(before);
});

test('after each step of a release, a member with the documents of then finds files that open', async () => {
  await release(ALWAYS);
  const documents = { before: await keysOf() };
  // Firebase Hosting switches from one whole folder to another.
  const hosted = path.join(home, 'hosted');
  cpSync(place().folder, hosted, { recursive: true });
  editLife('Horror');
  const staged = await stage(ALWAYS);
  const genreFor = async (keys: DeployedKeys, folder: string) => {
    const text = await (await openNewest('N', keys, folder)).text(NEXT_LIFE);
    return text?.includes('Horror') ? 'new' : 'old';
  };
  const live = place().folder;
  expect(await genreFor(documents.before, live)).toBe('old');
  publish(staged.files);
  expect(await genreFor(documents.before, live)).toBe('old');
  await staged.writeKeys();
  const after = await keysOf();
  expect(await genreFor(documents.before, live)).toBe('old');
  expect(await genreFor(after, hosted)).toBe('old');
  expect(await genreFor(after, live)).toBe('new');
});

test('a release that was killed before its keys were written leaves nothing behind that the next would take', async () => {
  await release(ALWAYS);
  const killed = await stage(ALWAYS);
  publish(killed.files);
  const [file = ''] = killed.files.keys();
  const { keeps } = await release(ALWAYS);
  expect(keeps(file)).toBe(false);
  expect((await openNewest('N', await keysOf())).index).toHaveProperty([NEXT_LIFE]);
});

test.each<[string, (keys: DeployedKeys) => Partial<Record<Audience, object>>]>([
  ['are swapped', ({ next, pipeline }) => ({ next: pipeline, pipeline: next })],
  ['are of another bundle', ({ next }) => ({ next: next.before[0] ?? {} })],
])('keys that %s open nothing', async (_, change) => {
  await release(ALWAYS);
  await release(ALWAYS);
  const keys = await keysOf();
  const { bundle } = keys.next;
  const changed = { ...keys, ...change(keys) };
  const moved = { ...changed, next: { ...changed.next, bundle } } as DeployedKeys;
  await expect(OpenedBundle.open('NPU', moved, readSealed(place().folder))).rejects.toThrow();
});
