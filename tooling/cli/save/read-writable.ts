import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { ENTITY_FOLDERS } from '@otherfolk/shared/kinds/entity-folders';
import { kindOfFile, LawfulPlaces, SINGLE_FILES } from './lawful-path';
import { textOf } from './present-files';

/** The number of files that are read before others who ask the server are answered. */
const AT_ONCE = 100;

function pathsIn(catalogue: string, folder: string): string[] {
  const names = existsSync(path.join(catalogue, folder)) ? readdirSync(path.join(catalogue, folder)) : [];
  return names.map((name) => `${folder}/${name}`).filter((file) => kindOfFile(file) === 'object');
}

interface WritableTexts {
  files: Record<string, string>;
  /** What is no UTF-8: nobody knows what it says. */
  unreadable: string[];
}

/**
 * The text of every JSON file that editors write, by its path: one answer in place of one for each of thousands. What lies behind a link is
 * left out. Texts are those of the bytes, a mark of their order included. With a folder, only what lies in it: empty for
 * that of the catalogue itself. With files to leave out, the others.
 */
export async function readWritable(
  catalogue: string,
  inside?: string,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<WritableTexts> {
  const places = new LawfulPlaces(catalogue);
  const folders = ENTITY_FOLDERS.filter((folder) => inside === undefined || folder === inside);
  const single = inside === undefined || inside === '' ? SINGLE_FILES.keys() : [];
  const all = [...single, ...folders.flatMap((folder) => pathsIn(catalogue, folder))];
  const files = all.filter((file) => !leftOut.has(file));
  const texts: Record<string, string> = {};
  const unreadable: string[] = [];
  for (const [nth, file] of files.entries()) {
    if (nth % AT_ONCE === AT_ONCE - 1) await setImmediate();
    if (!tryOr(() => places.stats(file), undefined)) continue;
    // It may have gone meanwhile.
    const bytes = tryOr(() => readFileSync(path.join(catalogue, file)), undefined);
    const text = bytes && textOf(bytes);
    if (text !== undefined) texts[file] = text;
    else if (bytes) unreadable.push(file);
  }
  return { files: texts, unreadable };
}
