/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import type { WordPart } from '@otherfolk/shared/search/search-files';
import { wordsOf } from '@otherfolk/shared/search/words-of';
import { DerivationCache } from '../derived/derivation-cache';
import { cutFile } from './cut-file';
import { GuardedBundle, newKeys } from './guarded-bundle';
import { publicFilesOf } from './public-files';
import { SplitCatalogue } from './split-catalogue';
import { type GeneratedCatalogue, generatedCatalogue } from './testing/generated-catalogue';
import type { Files } from './testing/lives-in';
import { OpenedBundle } from './testing/open-bundle';
import { catalogueFactsOf, viewOf } from './testing/view-of';
import { viewedIn } from './testing/viewed-in';
import { Visible } from './testing/what-is-visible';
import { writeCatalogue } from './testing/write-catalogue';

const CATALOGUES = 300;
/** Writing and encrypting takes a hundred times longer. */
const SEALED_CATALOGUES = 20;
const REPLACED_CATALOGUES = 20;
const TIMEOUT_MS = 120_000;

const views = Object.keys(VIEWERS) as ViewName[];

/** What of a catalogue each kind of viewer may know. */
function cutFor(catalogue: GeneratedCatalogue): Map<ViewName, Files> {
  const facts = catalogueFactsOf(catalogue);
  return new Map(
    views.map((name) => {
      const view = viewOf(catalogue, VIEWERS[name], { facts });
      const seen = Object.keys(catalogue).filter((file) => view.hasFile(file));
      const contents = seen.map((file) => [file, cutFile(view, file, catalogue[file])] as const);
      return [name, new Map(JSON.parse(JSON.stringify(contents)) as typeof contents)];
    }),
  );
}

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

const namesOf = (files: Files) => [...files.keys()].join('\n');

/** The full text as words, of which each stands in another file. */
const WORDS = /^search\/words-\d+\.json$/;

/** All that can be read, but for the list of images and the words of the full text. */
const textOf = (files: Files) => {
  const isText = (file: string) => file.endsWith('.json') && file !== 'images/index.json' && !WORDS.test(file);
  const json = [...files].filter(([file]) => isText(file));
  return JSON.stringify(json.map(([, value]) => value));
};

const imagesNamedIn = (text: string) => new Set(text.match(/image-[a-z]\d\.png/g));

function expectWhatIsVisible(view: ViewName, whole: Files, read: Files): void {
  const [inWhole, inRead] = [new Visible(whole, VIEWERS[view]), new Visible(read, VIEWERS[view])];
  expect(inRead.all()).toEqual(inWhole.all());
  expect(read.get('plots/index.json')).toEqual(inWhole.plotCores());
}

function expectNothingHidden(view: ViewName, whole: Files, imagesInWhole: ReadonlySet<string>, read: Files): void {
  const text = textOf(read);
  const everything = `${text}\n${namesOf(read)}`;
  const hidden = new Visible(whole, VIEWERS[view]).hiddenIds();
  const told = hidden.filter((id) => new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(everything));
  expect(told).toEqual([]);
  const named = imagesNamedIn(text);
  const hiddenImages = [...imagesInWhole].filter((image) => !named.has(image));
  const index = JSON.stringify(read.get('images/index.json'));
  expect(hiddenImages.filter((image) => `${namesOf(read)}${index}`.includes(image))).toEqual([]);
}

function expectWordsOfTexts(read: Files): void {
  const said = new Set(wordsOf(textOf(read)));
  const found = [...read].flatMap(([file, part]) => (WORDS.test(file) ? Object.keys((part as WordPart).words) : []));
  expect(found.filter((word) => !said.has(word))).toEqual([]);
}

function expectViews(catalogue: GeneratedCatalogue, readBy: ReadonlyMap<ViewName, Files>): void {
  const whole: Files = new Map(Object.entries(catalogue));
  const imagesInWhole = imagesNamedIn(textOf(whole));
  for (const [view, read] of readBy) {
    expectWhatIsVisible(view, whole, read);
    expectNothingHidden(view, whole, imagesInWhole, read);
    expectWordsOfTexts(read);
  }
}

test(
  'every kind of viewer may know all of any catalogue that he may see, and nothing that tells of the rest',
  () => {
    const holds = fc.property(generatedCatalogue, (catalogue) => expectViews(catalogue, cutFor(catalogue)));
    fc.assert(holds, { numRuns: CATALOGUES });
  },
  TIMEOUT_MS,
);

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
