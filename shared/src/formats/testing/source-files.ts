import { openFiles } from '../container/open-files';
import { recogniseFiles } from '../recognise-files';
import type { Format } from '../source/format';
import type { SourceFile } from '../source/source-file';
import type { Source } from '../source/source-item';
import { newWork, type Work } from '../source/work';

/** Work that nobody cancels. */
export const steadyWork = () => newWork(new AbortController().signal);

const work = steadyWork();

const bytesOf = (content: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Files as somebody brings them, by their paths; archives are opened. */
export async function broughtFiles(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<SourceFile[]> {
  const brought = Object.entries(files).map(([path, content]) => ({ path, blob: new Blob([bytesOf(content)]) }));
  return (await openFiles(brought, work)).files;
}

/** What a format recognises among files, with its titles, and all that it reads of them. */
export async function readAll(
  format: Format,
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<Source & { titles: string[] }> {
  const found = await format.recognise(await broughtFiles(files), work);
  const sources = await Promise.all(found.map(({ read }) => read(work)));
  return {
    titles: found.map(({ title }) => title),
    items: sources.flatMap(({ items }) => items),
    problems: sources.flatMap(({ problems }) => problems),
  };
}

/** Files as somebody brings them: of texts, and of bytes. */
export const sourceFiles = (contents: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>): SourceFile[] =>
  Object.entries(contents).map(([path, content]) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return { path, size: bytes.length, bytes: () => Promise.resolve(bytes) };
  });

/** The beginning of a PNG, which is enough for whoever looks at it. */
export const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

/** All that is read of files by whichever format takes them, with what is said of those that none takes. */
export async function readBrought(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  by: Work = work,
): Promise<Source & { titles: string[]; sources: Source[] }> {
  const brought = Object.entries(files).map(([path, content]) => ({ path, blob: new Blob([content]) }));
  const { recognized, problems } = await recogniseFiles(brought, by);
  const sources: Source[] = [];
  for (const { read } of recognized) sources.push(await read(by));
  return {
    titles: recognized.map(({ title }) => title),
    sources,
    items: sources.flatMap(({ items }) => items),
    problems: [...problems, ...sources.flatMap((source) => source.problems)],
  };
}
