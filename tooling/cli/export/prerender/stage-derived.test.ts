/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import { contentHash } from '@otherfolk/system/content-hash';
import { stageDerived } from './stage-derived';
import { StagedFiles } from './staged-files';
import { untouchedOutputs } from './untouched-outputs';

const FILE = 'search/words.json';
const OUTPUT = `data/${FILE}`;

let home: string;
const site = () => path.join(home, 'site');
const place = () => ({ folder: site(), records: path.join(home, 'site.releases') });

beforeEach(() => {
  home = realpathSync(mkdtempSync(path.join(tmpdir(), 'derived-')));
  mkdirSync(path.join(site(), 'data/search'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

const derivedOf = (text: string): DerivedText => ({ version: contentHash(text), text });

interface Before {
  /** What the last export wrote. */
  exported?: string;
  /** What somebody has made of it since. */
  edited?: string;
}

/** Stages a derived text after an export. */
async function stage(text: string, { exported, edited }: Before, isLeftOut = false) {
  const file = path.join(site(), OUTPUT);
  const sources = new Map<string, { stamp: undefined; hash: string }>();
  if (exported !== undefined) {
    writeFileSync(file, exported);
    sources.set(FILE, { stamp: undefined, hash: contentHash(exported) });
  }
  if (edited !== undefined) writeFileSync(file, edited);
  const staged = await StagedFiles.open(place());
  const split = {
    derivedFor: (_: string, id: string) => Promise.resolve(new Map(id === 'search' ? [[FILE, derivedOf(text)]] : [])),
  };
  const derived = await stageDerived(split as never, {
    ...{ earlier: { key: '', remotes: {}, sources, pages: new Map() }, staged },
    ...{ outputs: untouchedOutputs(place()), isLeftOut: () => isLeftOut },
  });
  return { ...derived, at: derived.placed.get(FILE), staged };
}

test('a text that the site has is not written again', async () => {
  const { at, staged, hashes } = await stage('one', { exported: 'one' });
  expect([at, staged.files]).toEqual([path.join(site(), OUTPUT), [OUTPUT]]);
  expect(hashes.get(FILE)).toBe(contentHash('one'));
});

test.each<[string, Before]>([
  ['the site does not have', {}],
  ['has changed', { exported: 'zero' }],
  ['somebody has edited in the site', { exported: 'one', edited: 'edited' }],
])('a text that %s waits beside the site', async (_, before) => {
  const { at = '', staged } = await stage('one', before);
  expect(at.startsWith(place().records)).toBe(true);
  expect([readFileSync(at, 'utf8'), staged.files]).toEqual(['one', [OUTPUT]]);
});

test('a text that an export wrote which did not end stays where it is', async () => {
  const { at } = await stage('one', { exported: 'zero', edited: 'one' });
  expect(at).toBe(path.join(site(), OUTPUT));
});

test('a text that cannot be written is told in one sentence', async () => {
  const { staged } = await stage('one', { exported: 'one' });
  const outputs = untouchedOutputs(place());
  rmSync(place().records, { recursive: true });
  writeFileSync(place().records, 'no folder');
  const split = { derivedFor: () => Promise.resolve(new Map([[FILE, derivedOf('two')]])) };
  const earlier = { key: '', remotes: {}, sources: new Map(), pages: new Map() };
  await expect(stageDerived(split as never, { earlier, outputs, staged, isLeftOut: () => false })).rejects.toThrow(
    /^What is derived of the catalogue cannot be written: .*\. Nothing has changed\.$/,
  );
});

test('a text that the site is to do without is handed on, and not staged', async () => {
  const { at, staged, leftOut } = await stage('one', {}, true);
  expect([at, staged.files, leftOut.get(FILE)]).toEqual([undefined, [], 'one']);
});
