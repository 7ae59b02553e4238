import { isValidId } from '../../domain/id';
import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { nameOfPath } from '../source/source-file';

/** Where a file lies: the folder of the catalogue in what was brought, and the path inside of it. */
export interface CataloguePlace {
  root: string;
  path: string;
}

const ITEM = /^(.*\/)?((?:characters|plots|locations|families)\/([^/]+)\.json)$/;

/** The file of a zip that leads back to the page from which it was taken. */
export const TAKEN_FROM = 'taken-from.txt';

/** Files that are derived from the others, and what lies in folders of them; and the one that leads back. */
const DERIVED =
  /^(?:characters\/index\.variants\.json|(?:plots|locations)\/index(?:\.variants)?\.json|taken-from\.txt|(?:search|atlas|links|sizes|images\/cards)\/.*)$/;

/** Files of which there is one, and images. */
const OTHERS = /^(?:(?:site|changelog|mentions|redirects)\.json|images\/.+\.\w+)$/;

export const isDerived = (path: string): boolean => DERIVED.test(path);

export const isOtherFile = (path: string): boolean => OTHERS.test(path) && !path.split('/').includes('..');

/** The place of an item of a catalogue by its path; undefined for a path that has none. */
export function placeOfItem(path: string): (CataloguePlace & { id: string }) | undefined {
  const [, root = '', inside, id] = ITEM.exec(path) ?? [];
  return inside !== undefined && isValidId(id) && !isDerived(inside) ? { root, path: inside, id } : undefined;
}

/** The folder of a file of ours by what stands in it; undefined for other JSON. */
function folderOf(json: JsonRecord): string | undefined {
  const has = (key: string) => Object.hasOwn(json, key);
  if (typeof json['variantOf'] === 'string' || (has('name') && (has('variants') || has('nameInfo'))))
    return 'characters';
  if (typeof json['title'] === 'string' && typeof json['coreId'] === 'string') return 'plots';
  if (typeof json['name'] !== 'string') return undefined;
  if (Array.isArray(json['members'])) return 'families';
  return has('connectedCharacters') || has('mainLocation') || has('bannerImage') ? 'locations' : undefined;
}

/** The place of a file that was brought alone, without its folder; undefined for what is no file of ours. */
export function placeByContent(path: string, json: unknown): (CataloguePlace & { id: string }) | undefined {
  if (!isJsonRecord(json) || !isValidId(json['id'])) return undefined;
  const { id } = json;
  const folder = folderOf(json);
  const isNamedAfterId = nameOfPath(path) === `${id}.json`;
  return folder !== undefined && isNamedAfterId ? { root: path, path: `${folder}/${id}.json`, id } : undefined;
}
