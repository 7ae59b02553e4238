/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { ViewName } from '@otherfolk/shared/domain/audiences';
import { DerivationCache } from '../cache/derivation-cache';
import { GuardedBundle, newKeys } from './guarded-bundle';
import { publicFilesOf } from './public-files';
import { SplitCatalogue } from './split-catalogue';
import { expectViews, views } from './testing/expect-views';
import { type GeneratedCatalogue, generatedCatalogue } from './testing/generated-catalogue';
import type { Files } from './testing/lives-in';
import { OpenedBundle } from './testing/open-bundle';
import { viewedIn } from './testing/viewed-in';
import { writeCatalogue } from './testing/write-catalogue';

/** Few catalogues: each is written and encrypted. */
const SEALED_CATALOGUES = 20;
const REPLACED_CATALOGUES = 20;
const TIMEOUT_MS = 120_000;

/** A catalogue as files of its own, and what each kind of viewer reads of it: what is public, and what his keys open. */
async function readWithKeys(catalogue: GeneratedCatalogue): Promise<Map<ViewName, Files>> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'views-')));
  try {
    writeCatalogue(folder, catalogue);
    const split = await SplitCatalogue.read(folder);
    const { whole, cut } = await publicFilesOf(folder, split);
    const parse = (file: string, text: string | undefined): unknown =>
      file.endsWith('.json') && text !== undefined ? JSON.parse(text) : text;
    const texts = [...whole].map((file) => [file, catalogue[file]] as const);
    const visitors = new Map<string, unknown>([
      ...texts,
      ...[...cut].map(([file, text]) => [file, parse(file, text)] as const),
    ]);
    const keys = newKeys();
    const bundle = new GuardedBundle(split, keys);
    const sealed = new Map<string, Uint8Array | undefined>();
    for (const name of await bundle.names()) sealed.set(name, await bundle.file(name));
    const members = views.filter((view) => view !== '');
    const opened = members.map(async (view) => {
      const own = await OpenedBundle.open(view, keys, (_, name) => Promise.resolve(sealed.get(name)));
      const entries = Object.keys(own.index).map(async (file) => [file, parse(file, await own.text(file))] as const);
      return [view, new Map([...visitors, ...(await Promise.all(entries))])] as const;
    });
    return new Map<ViewName, Files>([['', visitors], ...(await Promise.all(opened))]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test(
  'what is public and what his keys open is together what a viewer may know',
  async () => {
    const holds = fc.asyncProperty(generatedCatalogue, async (catalogue) => {
      expectViews(catalogue, await readWithKeys(catalogue));
    });
    await fc.assert(holds, { numRuns: SEALED_CATALOGUES });
  },
  TIMEOUT_MS,
);

test(
  'what is kept of other states of a catalogue changes nothing of what each kind of viewer has of this one',
  async () => {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'states-')));
    const cache = new DerivationCache();
    const holds = fc.asyncProperty(generatedCatalogue, async (catalogue) => {
      rmSync(folder, { recursive: true });
      writeCatalogue(folder, catalogue);
      const first = await viewedIn(folder, cache);
      const fromNothing = await viewedIn(folder, new DerivationCache());
      expect([first, await viewedIn(folder, cache)]).toEqual([fromNothing, fromNothing]);
    });
    await fc.assert(holds, { numRuns: REPLACED_CATALOGUES }).finally(() => rmSync(folder, { recursive: true }));
  },
  TIMEOUT_MS,
);
