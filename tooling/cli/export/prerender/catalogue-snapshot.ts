import { readFileSync } from 'node:fs';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../../derive/catalogue/list-files';
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
  line: [image: string, sizes: unknown];
}

/** The lines of an image index; none of one that is no JSON. */
function linesOf(index: string): Map<string, ImageLine> {
  const json = tryOr((): unknown => JSON.parse(index), undefined);
  const lines = Object.entries(isJsonRecord(json) ? json : {});
  return new Map(lines.map((line, place) => [line[0], { place, line }]));
}

/**
 * The contents of a catalogue by their hashes, as they were before the first page was rendered: where a file changes meanwhile, the
 * next export finds another hash, and renders again whatever rests on it.
 */
export class CatalogueSnapshot {
  private readonly hashes = new Map<string, string>();
  private readLines: ReadonlyMap<string, ImageLine> | undefined;

  /**
   * `files`: those that the site hands out; `others`: hashes of what it hands out in the place of some of them, and of what is derived.
   * What has not changed since the record is not read again.
   */
  constructor(
    readonly files: ReadonlyMap<string, ListedFile>,
    private readonly others: ReadonlyMap<string, string>,
    private readonly imageIndex: string,
    { sources }: PageRecord,
  ) {
    for (const [file, { real, stamp }] of files) {
      if (!file.endsWith('.json') || others.has(file)) continue;
      const recorded = sources.get(file);
      const isKnown = stamp !== undefined && recorded?.stamp === stamp;
      this.hashes.set(file, (isKnown ? recorded.hash : undefined) ?? hashOfFile(real));
    }
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

  /** The hash over the lines of these images, and their order among each other. */
  imagesHash(images: readonly string[]): string {
    const all = (this.readLines ??= linesOf(this.imageIndex));
    const lines = images.flatMap((image) => all.get(image) ?? []);
    const inOrder = lines.sort((one, other) => one.place - other.place);
    return contentHash(JSON.stringify(inOrder.map(({ line }) => line)));
  }
}
