import { readFileSync } from 'node:fs';
import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../catalogue/list-files';
import type { PageRecord } from './page-record';

/** Stands for the content of a file that is not there, or that cannot be read. */
const NO_FILE = '';

function hashOfFile(file: string): string {
  try {
    return contentHash(readFileSync(file));
  } catch {
    return NO_FILE;
  }
}

interface ImageLine {
  place: number;
  hash: string;
}

/** The lines of an image index. */
async function linesOf(read: ReadJson): Promise<Map<string, ImageLine>> {
  try {
    const index = await read(catalogueFiles.imageIndex);
    const lines = Object.entries(isJsonRecord(index) ? index : {});
    return new Map(lines.map((line, place) => [line[0], { place, hash: contentHash(JSON.stringify(line)) }] as const));
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    return new Map();
  }
}

/**
 * The contents of a catalogue by their hashes, as they were before the first page was rendered: where a file changes meanwhile, the
 * next export finds another hash, and renders again whatever rests on it.
 */
export class CatalogueSnapshot {
  private readonly hashes = new Map<string, string>();

  private constructor(
    readonly files: ReadonlyMap<string, ListedFile>,
    /** Of what the site hands out in the place of a file, or without one. */
    private readonly others: ReadonlyMap<string, string>,
    private readonly lines: ReadonlyMap<string, ImageLine>,
  ) {}

  /**
   * `files`: those that the site hands out; `others`: hashes of what it hands out in the place of some of them, and of what is derived.
   * What has not changed since the record is not read again.
   */
  static async take(
    files: ReadonlyMap<string, ListedFile>,
    others: ReadonlyMap<string, string>,
    read: ReadJson,
    { sources }: PageRecord,
  ): Promise<CatalogueSnapshot> {
    const snapshot = new CatalogueSnapshot(files, others, await linesOf(read));
    for (const [file, { real, stamp }] of files) {
      if (!file.endsWith('.json') || others.has(file)) continue;
      const recorded = sources.get(file);
      const isKnown = stamp !== undefined && recorded?.stamp === stamp;
      snapshot.hashes.set(file, (isKnown ? recorded.hash : undefined) ?? hashOfFile(real));
    }
    return snapshot;
  }

  /** What the next export has to know of the files; what is left of a file does not follow from its stamp. */
  get sources(): PageRecord['sources'] {
    const stampOf = (file: string) => (this.others.has(file) ? undefined : this.files.get(file)?.stamp);
    const all = new Set([...this.files.keys(), ...this.others.keys()]);
    return new Map([...all].map((file) => [file, { stamp: stampOf(file), hash: this.hashOf(file) || undefined }]));
  }

  hashOf(file: string): string {
    return this.others.get(file) ?? this.hashes.get(file) ?? NO_FILE;
  }

  /** Over the lines of these images, and their order among each other. */
  imagesHash(images: readonly string[]): string {
    const lines = images.flatMap((image) => this.lines.get(image) ?? []);
    const inOrder = lines.sort((one, other) => one.place - other.place);
    return contentHash(inOrder.map(({ hash }) => hash).join(' '));
  }
}
