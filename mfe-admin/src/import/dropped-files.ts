import type { BroughtFile } from '@otherfolk/shared/formats/container/open-files';

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder gives its entries in parts, until a part is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}

async function filesIn(entry: FileSystemEntry): Promise<BroughtFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) return [{ path, blob: await fileOf(entry as FileSystemFileEntry) }];
  const inside = await entriesOf(entry as FileSystemDirectoryEntry);
  return (await Promise.all(inside.map(filesIn))).flat();
}

/** Files that were chosen; those of a folder with their paths in it. */
export const chosenFiles = (files: Iterable<File>): BroughtFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, blob: file }));

const JSON_START = /^\s*[[{]/;
/** Cells that were copied from a spreadsheet, or lines of CSV. */
const TABLE_START = /^[^\n]*(?:\t|;|,[^\n]*,)[^\n]*\n/;

/** Formats look at content; the name says how somebody would have saved it. */
function pastedName(text: string): string {
  if (JSON_START.test(text)) return 'pasted.json';
  return TABLE_START.test(text) ? 'pasted.csv' : 'pasted.md';
}

/** What was dropped or pasted: files, folders with all that is in them, or text. */
export async function transferredFiles({ items, files }: DataTransfer, text: string): Promise<BroughtFile[]> {
  // Entries are gone once the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length > 0) return (await Promise.all(entries.map(filesIn))).flat();
  if (files.length > 0) return chosenFiles(files);
  return text.trim() === '' ? [] : [{ path: pastedName(text), blob: new Blob([text]) }];
}
