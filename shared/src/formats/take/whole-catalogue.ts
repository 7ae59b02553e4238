import type { JsonRecord } from '../../domain/json-record';
import { campaignFiles } from '../kanka/write-campaign';
import { imageInVault } from '../markdown/write-note';
import { vaultNotes } from '../markdown/write-vault';

/** The formats in which a catalogue leaves as a whole, and what each is for. */
export const WHOLE_FORMATS = {
  zip: 'The files of the catalogue, which can be imported here again byte for byte.',
  kanka: 'What Kanka imports as a campaign. What is not published is private there.',
  vault: 'A vault of notes with links, one for each person, life, plot, place and family.',
} as const;

export type WholeFormat = keyof typeof WHOLE_FORMATS;

export const isWholeFormat = (text: string | undefined): text is WholeFormat =>
  text !== undefined && Object.hasOwn(WHOLE_FORMATS, text);

/** A catalogue as far as it leaves: what must not leave is not in it. */
export interface LeavingCatalogue {
  name: string;
  /** The content of its JSON files by their paths, as far as they are read as JSON. */
  files: ReadonlyMap<string, JsonRecord>;
  /** The paths of all of its files that are no lists derived from others: JSON and images. */
  paths: ReadonlySet<string>;
}

/** A file that leaves: with a text of its own, or as it lies in the catalogue. */
export type LeavingFile = { path: string; text: string } | { path: string; from: string };

const IMAGES = 'images/';

/** The versions of an image that are narrower, and the list of sizes: pages alone need them. */
const OF_PAGES = /@\d+\.\w+$|^images\/index\.json$/;

function* vault({ files, paths }: LeavingCatalogue): Generator<LeavingFile> {
  for (const [path, text] of vaultNotes(files)) yield { path, text };
  for (const path of paths) {
    if (path.startsWith(IMAGES) && !OF_PAGES.test(path))
      yield { path: imageInVault(path.slice(IMAGES.length)), from: path };
  }
}

function* kanka({ name, files, paths }: LeavingCatalogue): Generator<LeavingFile> {
  for (const file of campaignFiles(files, name)) {
    if ('json' in file) yield { path: file.path, text: JSON.stringify(file.json) };
    else if (paths.has(IMAGES + file.image)) yield { path: file.path, from: IMAGES + file.image };
  }
}

function* zip({ paths }: LeavingCatalogue): Generator<LeavingFile> {
  for (const path of paths) yield { path, from: path };
}

const WRITERS: Readonly<Record<WholeFormat, (catalogue: LeavingCatalogue) => Generator<LeavingFile>>> = {
  zip,
  kanka,
  vault,
};

/** The files that a catalogue becomes, one by one. */
export const leavingFiles = (format: WholeFormat, catalogue: LeavingCatalogue): Generator<LeavingFile> =>
  WRITERS[format](catalogue);
