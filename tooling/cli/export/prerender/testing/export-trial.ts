import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { RenderRequest } from '@otherfolk/shared/contract/rendering';
import { filesBelow } from '@otherfolk/system/files-below';
import { ownDeclaration, remoteIds } from '@otherfolk/webpack/workspaces';
import { TemporaryCatalogue } from '../../../derive/content/testing/temporary-catalogue';
import { OutWriter } from '../../site/out-writer';
import type { Fingerprints } from '../../site/renderer';
import { prepareExport } from '../prepare-export';
import { StagedFiles } from '../staged-files';
import { writeExport } from '../write-export';
import { sourcePublicPages } from './source-public-pages';

interface Options {
  without?: string[];
  origin?: string;
  startProgress?: StartProgress;
  /** The fingerprints of what pages rest on: without them, all pages are rendered each time. */
  fingerprints?: Fingerprints;
}

/** A catalogue that is exported as often as a test wants, by a renderer that draws little and notes what it is asked for. */
class ExportTrial {
  home = '';
  catalogue!: TemporaryCatalogue;
  warn!: jest.SpyInstance;
  readonly requests: RenderRequest[] = [];
  /** URLs of pages that cannot be rendered. */
  readonly broken = new Set<string>();
  /** Stands at the end of each page. */
  footer = '';

  readonly out = () => path.join(this.home, 'out');
  readonly contentOf = (file: string) => readFile(path.join(this.out(), file), 'utf8');

  async begin(): Promise<void> {
    this.home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
    this.catalogue = await TemporaryCatalogue.ofFixture();
    for (const file of ['shell/main.js', 'shell/main.js.br', 'plots/fonts/a.woff2']) {
      await mkdir(path.dirname(path.join(this.home, file)), { recursive: true });
      await writeFile(path.join(this.home, file), file);
    }
    this.requests.length = 0;
    this.broken.clear();
    this.footer = '';
    this.warn = jest.spyOn(console, 'warn').mockImplementation();
  }

  async end(): Promise<void> {
    await rm(this.home, { recursive: true, force: true });
    await this.catalogue.remove();
  }

  readonly exportIt = async ({
    without = [],
    origin = 'https://a.example',
    startProgress = silentProgress,
    fingerprints,
  }: Options = {}) => {
    await mkdir(this.out(), { recursive: true });
    const place = { folder: this.out(), records: path.join(this.home, 'out.releases') };
    const writer = await OutWriter.open(place);
    const staged = await StagedFiles.open(place);
    const deployment = {
      registry: { plots: '/remotes/plots/1/mf-manifest.json' },
      folders: new Map([
        ['/assets/', path.join(this.home, 'shell')],
        ['/remotes/plots/1/', path.join(this.home, 'plots')],
      ]),
      declarations: remoteIds.map(ownDeclaration),
      problems: [],
      publicPages: sourcePublicPages,
      ...(fingerprints && { fingerprints }),
      renderPage: async (request: RenderRequest) => {
        this.requests.push(request);
        const rendered = request.url !== '/characters/-' && !this.broken.has(request.url);
        const html = rendered ? `page ${request.url}${this.footer}` : 'shell';
        return { status: 200, rendered, html, ...(request.url === '/plots' && { data: '{"of":"plots"}' }) };
      },
    };
    const folder = await realpath(this.catalogue.folder);
    const site = { deployment, catalogue: folder, origin, today: '2026-11-20', without, startProgress } as const;
    const prepared = await prepareExport(site, writer, staged);
    await writeExport(prepared, writer);
    await writer.close();
    await staged.clear();
    return { pages: prepared.pages, writer };
  };

  /** Every file of the export with its text, so that a test can say that nothing changed. */
  readonly everything = async (): Promise<Record<string, string>> => {
    const files = (await filesBelow(this.out())).sort();
    return Object.fromEntries(
      await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const)),
    );
  };
}

/** One for each test of a file. */
export function exportTrial(): ExportTrial {
  const trial = new ExportTrial();
  beforeEach(() => trial.begin());
  afterEach(() => trial.end());
  return trial;
}
