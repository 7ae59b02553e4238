import type { SourceFile } from '../source/source-file';
import type { Work } from '../source/work';
import { isZip, openArchive, type Opened } from './open-archive';

/** A file as it was chosen, dropped or read: its bytes stay where they are until they are needed. */
export interface BroughtFile {
  path: string;
  blob: Blob;
}

const HEAD_BYTES = 64;

/** Formats that are archives by themselves, by a file that each of them has. */
const PACKED_FORMATS = [/^xl\/workbook\.xml$/, /^card\.json$/];

const JSON_START = /^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*[[{]\s*["{\]}[]/;

/** The endings of texts that say nothing of what is in them. */
const VAGUE_ENDING = /(?:^|\/)[^./]+$|\.(?:txt|text|bin|dat|download)$/i;

/** The path of a file, with the ending of what is in it where its own says nothing. */
function namedPath(path: string, head: Uint8Array): string {
  if (!VAGUE_ENDING.test(path)) return path;
  return JSON_START.test(new TextDecoder('latin1').decode(head)) ? `${path}.json` : path;
}

const asSourceFile = ({ path, blob }: BroughtFile, head: Uint8Array): SourceFile => ({
  path: namedPath(path, head),
  size: blob.size,
  bytes: async () => new Uint8Array(await blob.arrayBuffer()),
});

/** Archives are told by their content, and opened; spreadsheets and cards, which are archives too, stay whole. Rejects only where the work is cancelled. */
export async function openFiles(brought: readonly BroughtFile[], work: Work): Promise<Opened> {
  const all: Opened = { files: [], problems: [] };
  for (const [at, each] of brought.entries()) {
    await work.step(at, brought.length);
    const head = new Uint8Array(await each.blob.slice(0, HEAD_BYTES).arrayBuffer());
    const { files, problems } = isZip(head)
      ? await openArchive(each.path, each.blob, work)
      : { files: [asSourceFile(each, head)], problems: [] };
    const isPackedFormat = files.some(({ path }) =>
      PACKED_FORMATS.some((form) => form.test(path.slice(each.path.length + 1))),
    );
    all.files.push(...(isPackedFormat ? [asSourceFile(each, head)] : files));
    if (!isPackedFormat) all.problems.push(...problems);
  }
  return all;
}
