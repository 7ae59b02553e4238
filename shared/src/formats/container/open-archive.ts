import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { messageOf } from '../../domain/message-of';
import type { SourceFile } from '../source/source-file';
import type { SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';

// The platform inflates in streams of its own: a worker of the library would need a policy that allows scripts of blobs.
configure({ useWebWorkers: false });

const MB = 1024 * 1024;
/** The most of an archive: more is no catalogue of anybody, and fills the memory of a phone. */
const MOST_FILES = 50_000;
const LARGEST_FILE = 64 * MB;
const LARGEST_SUM = 1024 * MB;
/** Text that is packed better than this, and large, was made to fill a disk. */
const HIGHEST_RATIO = 200;
const BOMB_BYTES = 8 * MB;

/** What systems put beside files, and nobody made. */
const SYSTEM_FILES = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

/** A name that leads out of the folder, or to another disk. */
const CLIMBS = /(?:^|\/)\.\.(?:\/|$)|^\/|^[a-z]:|\0/i;

const withSlashes = (name: string): string => name.replace(/\\/g, '/').replace(/(?:^|\/)\.(?=\/)/g, '');

/** Unpacks a file; rejects where it has more bytes than it says. */
async function unpack(entry: FileEntry, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(entry.uncompressedSize);
  let length = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      if (length + chunk.length > bytes.length) throw new Error('it is larger than it says');
      bytes.set(chunk, length);
      length += chunk.length;
    },
  });
  try {
    await entry.getData(writable, { checkSignature: true });
  } catch (error) {
    throw new Error(`${path} cannot be unpacked: ${messageOf(error)}.`, { cause: error });
  }
  return bytes.subarray(0, length);
}

/** Why a file of an archive is not unpacked; undefined where it is. */
function refusalOf(entry: FileEntry, path: string, sum: number): string | undefined {
  const { uncompressedSize: size, compressedSize } = entry;
  if (CLIMBS.test(path)) return 'its name leads out of the archive';
  if (entry.symlink) return 'it is a link to another file';
  if (entry.encrypted) return 'it is encrypted';
  if (size > LARGEST_FILE) return `it is larger than ${LARGEST_FILE / MB} MB`;
  if (size > BOMB_BYTES && size > compressedSize * HIGHEST_RATIO)
    return 'it is packed more than 200 times smaller than it is, as no file of people is';
  return sum + size > LARGEST_SUM ? `all files together are larger than ${LARGEST_SUM / MB} MB` : undefined;
}

const REMEDY = 'Unpack the archive yourself, and bring the folder';

export interface Opened {
  files: SourceFile[];
  problems: SourceProblem[];
}

/** Whether bytes begin as those of a zip. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5);

/**
 * The files of a zip, unpacked when they are read. Names are those of UTF-8 or of code page 437. What climbs, links, is encrypted or
 * packed to fill a disk is a problem, and the others come. Rejects only where the work is cancelled.
 */
export async function openArchive(name: string, archive: Blob, work: Work): Promise<Opened> {
  const opened: Opened = { files: [], problems: [] };
  const refuse = (file: string, why: string) =>
    opened.problems.push({ file, message: `${file} is left out: ${why}.`, remedy: REMEDY });
  const paths = new Set<string>();
  let sum = 0;
  let entries: FileEntry[];
  try {
    const reader = new ZipReader(new BlobReader(archive), {
      filenameValidation: 'tolerant',
      normalizeFilename: withSlashes,
    });
    entries = (await reader.getEntries()).filter((entry): entry is FileEntry => !entry.directory);
  } catch (error) {
    refuse(name, `it is damaged (${messageOf(error)})`);
    return opened;
  }
  if (entries.length > MOST_FILES) refuse(name, `only its first ${MOST_FILES} files are looked at`);
  for (const [at, entry] of entries.slice(0, MOST_FILES).entries()) {
    await work.step(at, entries.length);
    const inside = entry.filename;
    if (SYSTEM_FILES.test(inside)) continue;
    const refusal = paths.has(inside) ? 'another file has its name' : refusalOf(entry, inside, sum);
    if (refusal !== undefined) {
      refuse(`${name}/${inside}`, refusal);
      continue;
    }
    paths.add(inside);
    sum += entry.uncompressedSize;
    const path = `${name}/${inside}`;
    opened.files.push({ path, size: entry.uncompressedSize, bytes: () => unpack(entry, path) });
  }
  return opened;
}
