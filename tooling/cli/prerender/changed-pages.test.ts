/** @jest-environment node */
import './testing/production-react';
import { copyFile, cp, mkdir, mkdtemp, readFile, realpath, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '@otherfolk/system/files-below';
import { TemporaryCatalogue } from '../content/temporary-catalogue';
import { DerivationCache } from '../derived/derivation-cache';
import { OutWriter } from '../site/out-writer';
import { prepareExport, writeExport } from './export-site';
import { PAGE_RECORD_FILE } from './page-record';
import { StagedPages } from './staged-pages';
import { catalogueEdit } from './testing/catalogue-edits';
import { sourceDeployment } from './testing/source-renderer';

jest.mock('../../../shell/src/render/node-remotes', () => ({
  nodeRemoteLoader: () =>
    jest.requireActual<{ sourceRemoteLoader: () => unknown }>('./testing/source-renderer').sourceRemoteLoader(),
}));

/** Enough for each kind of edit to come several times. */
const STEPS = 28;

/** After so many, the catalogue is as it was in the beginning: what is left of it otherwise shows less and less. */
const STEPS_FROM_START = 4;
const STEPS_TIMEOUT_MS = 240_000;

let home: string;
let catalogue: TemporaryCatalogue;
const first = sourceDeployment();

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
  catalogue = await TemporaryCatalogue.ofFixture();
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(async () => {
  await rm(home, { recursive: true, force: true });
  await catalogue.remove();
});

const placeOf = (name: string) => ({ folder: path.join(home, name), records: path.join(home, `${name}.releases`) });

interface Options {
  today?: string;
  /** Whether the command is killed before the first file of the site is written, or after the second. */
  isKilled?: boolean;
  /** What is released. */
  source?: typeof first;
}

/** Exports into a folder of this name; resolves to the URLs that were rendered. */
async function exportInto(
  name: string,
  { today = '2026-11-20', isKilled = false, source = first }: Options = {},
): Promise<string[]> {
  const place = placeOf(name);
  await mkdir(place.folder, { recursive: true });
  const rendered: string[] = [];
  const deployment = {
    ...source,
    renderPage: (request: Parameters<typeof source.renderPage>[0]) => {
      rendered.push(request.url);
      return source.renderPage(request);
    },
  };
  const folder = await realpath(catalogue.folder);
  // A site that is made from nothing knows nothing.
  const cache = await DerivationCache.open(folder, { below: path.join(home, `${name}.derived`), version: 'one' });
  const site = { deployment, catalogue: folder, origin: 'https://a.example', today, cache } as const;
  const writer = await OutWriter.open(place);
  const staged = await StagedPages.open(place);
  const prepared = await prepareExport(site as never, writer, staged);
  if (isKilled) {
    for (const file of staged.files.slice(0, 2)) await staged.publish(file, writer);
    return rendered;
  }
  await writeExport(prepared, writer);
  await cache.save();
  await writer.close();
  await staged.clear();
  return rendered.sort();
}

async function contentsOf(name: string): Promise<Record<string, string>> {
  const { folder } = placeOf(name);
  const files = (await filesBelow(folder)).sort();
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')] as const),
    ),
  );
}

async function forgetFresh(): Promise<void> {
  const { folder, records } = placeOf('fresh');
  for (const each of [folder, records, `${folder}.derived`]) await rm(each, { recursive: true, force: true });
}

/** The site is as an export into an empty folder would make it. */
async function expectWhole(options?: Options): Promise<void> {
  await forgetFresh();
  await exportInto('fresh', options);
  expect(await contentsOf('site')).toEqual(await contentsOf('fresh'));
}

const editName = (file: string) =>
  catalogue.edit<{ name: string }>(file, (json) => {
    json.name = 'Another Name';
  });

test('an export after no change renders nothing', async () => {
  await exportInto('site');
  await expect(exportInto('site')).resolves.toEqual([]);
  await expectWhole();
});

test('after a change of one life, the pages are rendered that show it, and no others', async () => {
  await exportInto('site');
  await catalogue.edit<{ variantOverrides: object }>('characters/mara-sci-fi.json', (json) => {
    json.variantOverrides = { ...json.variantOverrides, variantName: 'Mara of the Stars' };
  });
  const rendered = await exportInto('site');
  expect(rendered).toContain('/characters/mara/mara-sci-fi');
  expect(rendered).not.toContain('/locations');
  expect(rendered).not.toContain('/characters');
  expect(rendered.filter((url) => url.startsWith('/plots'))).toEqual([]);
  await expectWhole();
});

test('a file that comes, and that a page asked for before, renders the page anew', async () => {
  await catalogue.edit<{ sections: object }>('characters/ivo.json', (core) => {
    core.sections = { ...core.sections, relationships: [{ characterId: 'nils', name: 'Nils' }] };
  });
  await exportInto('site');
  await catalogue.write('characters/nils.json', '{"id":"nils","recordInfo":{"published":false}}');
  await expect(exportInto('site')).resolves.toContain('/characters/ivo');
  await expectWhole();
});

test('an image that comes, and that pages have looked up, renders those pages anew', async () => {
  await exportInto('site');
  await copyFile(catalogue.path('images/banners/mara.avif'), catalogue.path('images/cards/characters.jpg')).catch(() =>
    catalogue.write('images/cards/characters.jpg', 'none'),
  );
  await catalogue.edit<Record<string, object>>('images/index.json', (index) => {
    index['cards/characters.jpg'] = { width: 12, height: 6, widths: [] };
  });
  const rendered = await exportInto('site');
  expect(rendered).toContain('/characters');
  expect(rendered).not.toContain('/characters/mara/mara-modern');
  await expectWhole();
});

test('another day renders every page anew', async () => {
  const all = await exportInto('site');
  await expect(exportInto('site', { today: '2026-11-21' })).resolves.toEqual(all);
  await expectWhole({ today: '2026-11-21' });
});

test('after a release of one remote, the pages are rendered that show something of it, and no others', async () => {
  await exportInto('site');
  const source = sourceDeployment({ plots: '2' });
  const rendered = await exportInto('site', { source });
  expect(rendered).toContain('/');
  expect(rendered).toContain('/plots');
  expect(rendered).not.toContain('/changelog');
  expect(rendered.filter((url) => /^\/(characters|locations|atlas)/.test(url))).toEqual([]);
  await expectWhole({ source });
  await expect(exportInto('site', { source })).resolves.toEqual([]);
});

test('a page that somebody edited or removed is written again', async () => {
  await exportInto('site');
  await writeFile(path.join(placeOf('site').folder, 'plots/index.html'), 'mine');
  await rm(path.join(placeOf('site').folder, 'characters/mara/index.html'));
  await expect(exportInto('site')).resolves.toEqual(['/characters/mara', '/plots']);
  await expectWhole();
});

test('a file that was written again with the same content renders nothing', async () => {
  await exportInto('site');
  const file = catalogue.path('characters/mara.json');
  await writeFile(file, await readFile(file));
  await utimes(file, 1, 1);
  await expect(exportInto('site')).resolves.toEqual([]);
});

test.each<[string, (text: string) => string]>([
  ['cut off', (text) => text.slice(0, -30)],
  ['edited', (text) => text.replace('mara-modern', 'mara-mordern')],
  ['empty', () => ''],
])('a record of pages that is %s only means that all is rendered', async (_, spoil) => {
  const all = await exportInto('site');
  const file = path.join(placeOf('site').records, PAGE_RECORD_FILE);
  await writeFile(file, spoil(await readFile(file, 'utf8')));
  await editName('characters/mara.json');
  await expect(exportInto('site')).resolves.toEqual(all);
  await expectWhole();
});

test('an older record than the site makes no wrong page', async () => {
  await exportInto('site');
  const { records } = placeOf('site');
  await cp(records, `${records}.old`, { recursive: true });
  await editName('characters/mara.json');
  await exportInto('site');
  await rm(records, { recursive: true });
  await cp(`${records}.old`, records, { recursive: true });
  await catalogue.edit<{ sections: object }>('characters/ivo.json', (core) => {
    core.sections = {};
  });
  await exportInto('site');
  await expectWhole();
});

test('an export that was killed while it wrote makes no wrong page of the next', async () => {
  await exportInto('site');
  await editName('characters/mara.json');
  await exportInto('site', { isKilled: true });
  await editName('characters/ivo.json');
  await exportInto('site');
  await expectWhole();
});

test(
  'after any edits, an export is byte for byte what one into an empty folder is',
  async () => {
    await exportInto('site');
    const start = path.join(home, 'start');
    await cp(catalogue.folder, start, { recursive: true });
    const restore = async (from: string) => {
      await rm(catalogue.folder, { recursive: true });
      await cp(from, catalogue.folder, { recursive: true });
    };
    const batches = fc.sample(fc.array(catalogueEdit, { minLength: 1, maxLength: 3 }), STEPS);
    let [rendered, inAll] = [0, 0];
    for (const [step, batch] of batches.entries()) {
      if (step % STEPS_FROM_START === 0) await restore(start);
      const before = path.join(home, 'before');
      await rm(before, { recursive: true, force: true });
      await cp(catalogue.folder, before, { recursive: true });
      for (const edit of batch) await edit.apply(catalogue, placeOf('site'));
      const names = batch.map(({ name }) => name).join('; ');
      await forgetFresh();
      const whole = await exportInto('fresh').catch((error: Error) => error);
      const partial = await exportInto('site').catch((error: Error) => error);
      if (whole instanceof Error || partial instanceof Error) {
        // What an empty folder refuses is refused here; here, more is, as something may be lost.
        expect({ names, isRefused: partial instanceof Error }).toEqual({ names, isRefused: true });
        await restore(before);
        continue;
      }
      expect({ names, contents: await contentsOf('site') }).toEqual({ names, contents: await contentsOf('fresh') });
      rendered += partial.length;
      inAll += whole.length;
    }
    expect(rendered).toBeGreaterThan(0);
    expect(rendered).toBeLessThan(inAll);
  },
  STEPS_TIMEOUT_MS,
);
