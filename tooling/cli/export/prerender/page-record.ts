import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageSources } from '@otherfolk/shared/contract/rendering';
import { contentHash } from '@otherfolk/system/content-hash';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import type { RecordPlace } from '../site/export-record';
import type { Fingerprints } from '../site/renderer';

export const PAGE_RECORD_FILE = 'pages.json';

/** Another meaning of what stands in it takes another number. */
const VERSION = 4;

/** A file as it was at the time of an export. Without a stamp, it has to be looked at to know whether it is the same. */
interface SourceFile {
  stamp: string | undefined;
  /** The hash of its content, where a page may rest on it. */
  hash: string | undefined;
}

/** A page of the site, what it was made of, and what it became. */
export interface RecordedPage {
  restsOn: Required<PageSources>;
  /** The hash over the lines of the image index that it rests on. */
  imagesHash: string;
  /** Files of the site, with the hashes of their contents. */
  outputs: [file: string, hash: string][];
}

/** What the last export made of what: as long as that is the same, so are the pages. */
export interface PageRecord {
  /** The hash over what every page rests on. */
  key: string;
  /** Fingerprints of the remotes that were live. */
  remotes: Fingerprints['remotes'];
  /** Files of the catalogue. */
  sources: Map<string, SourceFile>;
  /** The pages by their URLs. */
  pages: Map<string, RecordedPage>;
}

const emptyRecord = (): PageRecord => ({
  key: '',
  remotes: {},
  sources: new Map(),
  pages: new Map(),
});

type StoredPage = [
  url: string,
  remotes: string[],
  files: number[],
  images: number[],
  imagesHash: string,
  outputs: [string, string][],
];

/** Names stand in it once: pages share most of them. */
interface Stored {
  version: typeof VERSION;
  key: string;
  remotes: PageRecord['remotes'];
  sources: [file: string, stamp: string | null, hash: string | null][];
  files: string[];
  images: string[];
  pages: StoredPage[];
}

class NameTable {
  readonly names: string[] = [];
  private readonly places = new Map<string, number>();

  placesOf(names: readonly string[]): number[] {
    return names.map((name) => this.placeOf(name));
  }

  private placeOf(name: string): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

const namesAt = (names: readonly string[], places: readonly number[]) => places.map((place) => names[place] ?? '');

function restored(stored: Stored): PageRecord {
  const { key, remotes, sources, files, images, pages } = stored;
  return {
    key,
    remotes,
    sources: new Map(
      sources.map(([file, stamp, hash]) => [file, { stamp: stamp ?? undefined, hash: hash ?? undefined }]),
    ),
    pages: new Map(
      pages.map(([url, ofRemotes, ofFiles, ofImages, imagesHash, made]) => {
        const restsOn = { files: namesAt(files, ofFiles), images: namesAt(images, ofImages), remotes: ofRemotes };
        return [url, { restsOn, imagesHash, outputs: made }];
      }),
    ),
  };
}

/**
 * What the last export that ended well made of what. One that is missing, cut off, edited or of another version counts as empty:
 * then more is rendered than need be.
 */
export async function readPageRecord({ records }: RecordPlace): Promise<PageRecord> {
  const text = await readFile(path.join(records, PAGE_RECORD_FILE), 'utf8').catch(() => '');
  const end = text.indexOf('\n');
  const content = text.slice(end + 1);
  // The first line is the hash of the others.
  if (end < 0 || text.slice(0, end) !== contentHash(content)) return emptyRecord();
  const stored = JSON.parse(content) as Partial<Stored>;
  return stored.version === VERSION ? restored(stored as Stored) : emptyRecord();
}

export async function writePageRecord({ records }: RecordPlace, record: PageRecord): Promise<void> {
  const { key, remotes, sources, pages } = record;
  const [files, images] = [new NameTable(), new NameTable()];
  const stored: Stored = {
    version: VERSION,
    key,
    remotes,
    sources: [...sources].map(([file, { stamp = null, hash = null }]) => [file, stamp, hash]),
    files: files.names,
    images: images.names,
    pages: [...pages].map(([url, { restsOn, imagesHash, outputs: made }]) => [
      url,
      restsOn.remotes,
      files.placesOf(restsOn.files),
      images.placesOf(restsOn.images),
      imagesHash,
      made,
    ]),
  };
  const content = JSON.stringify(stored);
  await writeFileAtomically(path.join(records, PAGE_RECORD_FILE), `${contentHash(content)}\n${content}`);
}
