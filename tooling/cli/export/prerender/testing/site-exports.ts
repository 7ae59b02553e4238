import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@otherfolk/system/files-below';
import { DerivationCache } from '../../../derive/cache/derivation-cache';
import { TemporaryCatalogue } from '../../../derive/content/testing/temporary-catalogue';
import { OutWriter } from '../../site/out-writer';
import { prepareExport } from '../prepare-export';
import { StagedFiles } from '../staged-files';
import { writeExport } from '../write-export';
import { sourceDeployment } from './source-renderer';

const first = sourceDeployment();

interface Options {
  today?: string;
  /** Whether the command is killed before the first file of the site is written, or after the second. */
  isKilled?: boolean;
  /** What is released. */
  source?: typeof first;
}

/** Exports of one catalogue, which a test changes, into folders by their names: 'site' is exported again and again, 'fresh' from nothing. */
export class SiteExports {
  private constructor(
    readonly home: string,
    readonly catalogue: TemporaryCatalogue,
  ) {}

  /** What an export says of the catalogue is left unsaid until the test is over. */
  static async open(): Promise<SiteExports> {
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
    const home = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-')));
    return new SiteExports(home, await TemporaryCatalogue.ofFixture());
  }

  async remove(): Promise<void> {
    await rm(this.home, { recursive: true, force: true });
    await this.catalogue.remove();
  }

  placeOf(name: string) {
    return { folder: path.join(this.home, name), records: path.join(this.home, `${name}.releases`) };
  }

  /** Exports into a folder of this name; resolves to the URLs that were rendered. */
  async exportInto(
    name: string,
    { today = '2026-11-20', isKilled = false, source = first }: Options = {},
  ): Promise<string[]> {
    const place = this.placeOf(name);
    await mkdir(place.folder, { recursive: true });
    const rendered: string[] = [];
    const deployment = {
      ...source,
      renderPage: (request: Parameters<typeof source.renderPage>[0]) => {
        rendered.push(request.url);
        return source.renderPage(request);
      },
    };
    const folder = await realpath(this.catalogue.folder);
    // A site that is made from nothing knows nothing.
    const cache = await DerivationCache.open(folder, {
      below: path.join(this.home, `${name}.derived`),
      version: 'one',
    });
    const site = { deployment, catalogue: folder, origin: 'https://a.example', today, cache } as const;
    const writer = await OutWriter.open(place);
    const staged = await StagedFiles.open(place);
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

  async contentsOf(name: string): Promise<Record<string, string>> {
    const { folder } = this.placeOf(name);
    const files = (await filesBelow(folder)).sort();
    return Object.fromEntries(
      await Promise.all(
        files.map(async (file) => [path.relative(folder, file), await readFile(file, 'latin1')] as const),
      ),
    );
  }

  async forgetFresh(): Promise<void> {
    const { folder, records } = this.placeOf('fresh');
    for (const each of [folder, records, `${folder}.derived`]) await rm(each, { recursive: true, force: true });
  }

  /** Expects the site to be as an export into an empty folder would make it. */
  async expectWhole(options?: Options): Promise<void> {
    await this.forgetFresh();
    await this.exportInto('fresh', options);
    expect(await this.contentsOf('site')).toEqual(await this.contentsOf('fresh'));
  }
}
