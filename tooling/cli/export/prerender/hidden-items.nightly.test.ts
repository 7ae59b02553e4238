/** @jest-environment node */
import './testing/production-react';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { RenderRequest } from '@otherfolk/shared/contract/rendering';
import { derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { filesBelow } from '@otherfolk/system/files-below';
import { fromRoot } from '@otherfolk/system/from-root';
import { SplitCatalogue } from '../../derive/guarded/split-catalogue';
import type { GuardedFrom } from '../../derive/guarded/stage-bundle';
import { type GeneratedCatalogue, generatedCatalogue } from '../../derive/guarded/testing/generated-catalogue';
import { writeCatalogue } from '../../derive/guarded/testing/write-catalogue';
import { OutWriter } from '../site/out-writer';
import { prepareExport } from './prepare-export';
import { StagedFiles } from './staged-files';
import { findLeaks, secretsOf } from './testing/find-leaks';
import { sourceDeployment } from './testing/source-renderer';
import { writeExport } from './write-export';

jest.mock('../../../../shell/src/render/node-remotes', () => ({
  nodeRemoteLoader: () =>
    jest.requireActual<{ sourceRemoteLoader: () => unknown }>('./testing/source-renderer').sourceRemoteLoader(),
}));

const TIMEOUT_MS = 240_000;
const CANDIDATES = 200;

let home: string;
const source = sourceDeployment();

beforeEach(async () => {
  home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => rm(home, { recursive: true, force: true }));

const place = () => ({ folder: path.join(home, 'site'), records: path.join(home, 'site.releases') });

/** Exports a whole site; `changePage`: what becomes of the HTML of its pages. */
async function exportSite(
  catalogue: string,
  guarded: GuardedFrom | undefined,
  changePage: (html: string) => string = (html) => html,
): Promise<void> {
  await mkdir(place().folder, { recursive: true });
  const renderPage = async (request: RenderRequest) => {
    const page = await source.renderPage(request);
    return { ...page, html: changePage(String(page.html)) };
  };
  const deployment = { ...source, renderPage };
  const site = { deployment, catalogue, origin: 'https://a.example', today: '2026-11-20', guarded } as const;
  const writer = await OutWriter.open(place());
  const staged = await StagedFiles.open(place());
  await writeExport(await prepareExport(site, writer, staged), writer);
  await writer.close();
  await staged.clear();
}

async function secretsIn(catalogue: string) {
  const split = await SplitCatalogue.read(catalogue);
  const filesFor = async (view: '' | 'NPU') => {
    // What is derived says nothing that the other files do not.
    const files = [...(await split.filesFor(view))].filter((file) => !derivedIdOf(file));
    const contents = files.map(async (file) => {
      return [file, Buffer.from((await split.content(view, file)) ?? [])] as const;
    });
    return new Map(await Promise.all(contents));
  };
  return secretsOf({ whole: await filesFor('NPU'), visible: await filesFor('') });
}

const KINDS = ['ids', 'names', 'texts', 'images'] as const;

/** The generated catalogues that are tried; once one can be exported, it alone. */
let candidates: GeneratedCatalogue[] = [];

/** Exports a generated catalogue that has secrets of each kind, and no page that cannot be rendered. */
async function exportGenerated(guarded: GuardedFrom | undefined, changePage?: (html: string) => string) {
  const catalogue = path.join(home, 'catalogue');
  if (candidates.length === 0) candidates = fc.sample(generatedCatalogue, CANDIDATES);
  for (const files of candidates) {
    await rm(catalogue, { recursive: true, force: true });
    writeCatalogue(catalogue, files);
    const secrets = await secretsIn(catalogue);
    if (KINDS.some((kind) => secrets[kind].length === 0)) continue;
    const isExported = await exportSite(catalogue, guarded, changePage).then(
      () => true,
      () => false,
    );
    if (!isExported) continue;
    candidates = [files];
    return { catalogue, secrets };
  }
  throw new Error('None of the generated catalogues can be exported.');
}

const HOSTED: GuardedFrom = { from: 'catalogue', ifChanged: false };
const isGuarded = (file: string) => file.includes('/guarded/');

test(
  'the shipped catalogue is exported with files for members, and without a trace of what is hidden',
  async () => {
    const catalogue = await realpath(fromRoot('data'));
    const secrets = await secretsIn(catalogue);
    for (const kind of KINDS) expect(secrets[kind]).not.toEqual([]);
    await exportSite(catalogue, HOSTED);
    expect((await filesBelow(place().folder)).some(isGuarded)).toBe(true);
    await expect(findLeaks(place().folder, secrets)).resolves.toEqual([]);
  },
  TIMEOUT_MS,
);

test.each([undefined, HOSTED])(
  'a generated catalogue is exported without a trace of what is hidden (files for members: %j)',
  async (guarded) => {
    const { secrets } = await exportGenerated(guarded);
    expect((await filesBelow(place().folder)).some(isGuarded)).toBe(guarded !== undefined);
    await expect(findLeaks(place().folder, secrets)).resolves.toEqual([]);
  },
  TIMEOUT_MS,
);

test('a hidden file that a site hands out is found, and so is a page that names one', async () => {
  const mention = 'dot-three ben-three ana-three';
  const { catalogue, secrets: own } = await exportGenerated(undefined, (html) => `${html}<!-- ${mention} -->`);
  const [id = ''] = own.ids.filter((each) => existsSync(path.join(catalogue, `characters/${each}.json`)));
  const file = path.join(place().folder, 'data/other.json');
  await writeFile(file, await readFile(path.join(catalogue, `characters/${id}.json`)));
  const leaks = await findLeaks(place().folder, own);
  expect(leaks.filter((leak) => leak.startsWith('index.html: the id'))).not.toEqual([]);
  expect(leaks.filter((leak) => leak.startsWith('data/other.json'))).not.toEqual([]);
});
