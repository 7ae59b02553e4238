import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { findingLine } from '@otherfolk/shared/check/finding';
import { derivedFolders, derivedIds } from '@otherfolk/shared/derived/derived-folders';
import { once } from '@otherfolk/shared/domain/once';
import { fixtureMends } from '@otherfolk/shared/testing/fixture-mends';
import { filesBelow } from '@otherfolk/system/files-below';
import { fromRoot } from '@otherfolk/system/from-root';
import { checkCatalogueFolder } from '../check-catalogue';
import { indexCatalogue } from '../index-catalogue';

const FIXTURE = fromRoot('shared/src/testing/catalogue');

/** A day after every date of the fixture. */
export const TODAY = '2026-11-20';

/** A small image with transparency, so that it serves as a layer. */
export function tinyImage(width = 4, height = 6): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
}

/** The contents of files by their paths inside a catalogue. */
type CatalogueContents = ReadonlyMap<string, Uint8Array>;

/** A copy of the fixture catalogue for one test, with a file for every image that it names, and without mistakes. */
export class TemporaryCatalogue {
  private constructor(readonly folder: string) {}

  static async empty(): Promise<TemporaryCatalogue> {
    return new TemporaryCatalogue(await mkdtemp(join(tmpdir(), 'otherfolk-')));
  }

  static async ofFixture(): Promise<TemporaryCatalogue> {
    const catalogue = await TemporaryCatalogue.empty();
    await catalogue.writeAll(await TemporaryCatalogue.fixture());
    return catalogue;
  }

  /** Mending and indexing it takes several times as long as writing it. */
  private static readonly fixture = once(async () => {
    const catalogue = await TemporaryCatalogue.mendedFixture();
    return catalogue.take();
  });

  private static async mendedFixture(): Promise<TemporaryCatalogue> {
    const catalogue = await TemporaryCatalogue.empty();
    await cp(FIXTURE, catalogue.folder, { recursive: true });
    for (const { file, change } of fixtureMends) await catalogue.edit(file, change);
    const { findings } = await checkCatalogueFolder(catalogue.folder, { today: TODAY });
    const images = findings.flatMap(({ message }) => /^there is no image (.+)$/.exec(message)?.[1] ?? []);
    for (const image of images) await catalogue.write(image, await tinyImage());
    await catalogue.index();
    return catalogue;
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  async write(file: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(this.path(file)), { recursive: true });
    await writeFile(this.path(file), content);
  }

  async writeAll(contents: CatalogueContents): Promise<void> {
    for (const [file, content] of contents) await this.write(file, content);
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.path(folder), { recursive: true });
  }

  async edit<Json>(file: string, change: (json: Json) => Json | void): Promise<void> {
    const json = JSON.parse(await readFile(this.path(file), 'utf8')) as Json;
    await this.write(file, JSON.stringify(change(json) ?? json));
  }

  /** Writes the indexes, but no derived folders, which every change to a text makes stale. */
  async index(): Promise<void> {
    await this.indexAll();
    for (const id of derivedIds) await rm(this.path(derivedFolders[id].folder), { recursive: true, force: true });
  }

  async indexAll(): Promise<void> {
    const { obstacles } = await indexCatalogue(this.folder);
    if (obstacles.length > 0) throw new Error(obstacles.map(findingLine).join('\n'));
  }

  /** The findings as printed. */
  async check(): Promise<string[]> {
    const { findings } = await checkCatalogueFolder(this.folder, { today: TODAY });
    return findings.map(findingLine);
  }

  /** Gives all of its files, and removes it. */
  async take(): Promise<CatalogueContents> {
    const contents = new Map<string, Uint8Array>();
    for (const path of await filesBelow(this.folder)) contents.set(relative(this.folder, path), await readFile(path));
    await this.remove();
    return contents;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
