import { isValidId } from '../../domain/id';
import { isJsonRecord, type JsonRecord, withoutForbiddenKeys } from '../../domain/json-record';

/** The name under which other formats carry files of ours. */
export const OWN_KEY = 'otherfolk';

/** Files of a catalogue inside of a file of another format, so that what it cannot say comes back with it. */
export interface OwnFiles {
  /** The file that the foreign file is about: `characters/maren-fantasy.json`. */
  about: string;
  /** Files as their reader may see them, by their paths. */
  files: Record<string, JsonRecord>;
  /** Fingerprints of the texts of the foreign file, by their places there: a text that has another one was edited elsewhere. */
  written: Record<string, string>;
}

const PATH = /^(characters|plots|locations|families)\/([^/]+)\.json$/;

/** The folder and the id of a file of ours; undefined for any other path. */
export function ownPath(path: string): { folder: string; id: string } | undefined {
  const [, folder, id] = PATH.exec(path) ?? [];
  return folder !== undefined && isValidId(id) ? { folder, id } : undefined;
}

const isOfItsPath = ([path, file]: [string, unknown]): boolean =>
  isJsonRecord(file) && ownPath(path) !== undefined && file['id'] === ownPath(path)?.id;

/** Reads what stands under our name in a file of another format; undefined where it is nothing that this site has written. */
export function readOwnFiles(value: unknown): OwnFiles | undefined {
  const safe = withoutForbiddenKeys(value);
  if (!isJsonRecord(safe) || !isJsonRecord(safe['files'])) return undefined;
  const files = Object.fromEntries(Object.entries(safe['files']).filter(isOfItsPath)) as Record<string, JsonRecord>;
  const about = String(safe['about']);
  if (!Object.hasOwn(files, about)) return undefined;
  const written = isJsonRecord(safe['written']) ? Object.entries(safe['written']) : [];
  return { about, files, written: Object.fromEntries(written.map(([place, print]) => [place, String(print)])) };
}
