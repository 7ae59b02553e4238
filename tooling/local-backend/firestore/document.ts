import { HttpError } from '@otherfolk/system/http/http-error';
import type { RulesMap, Timestamp, ValueMap } from '../rules/values';
import { formatTimestamp } from './timestamps';
import { encodeFields } from './wire-value';

export interface StoredDocument {
  fields: ValueMap;
  created: Timestamp;
  changed: Timestamp;
}

/** All documents by their paths, such as `users/u1`. A change makes a new map. */
export type Documents = ReadonlyMap<string, StoredDocument>;

/** How long a path may be; Firestore's limit is 6 kB. */
const MAX_PATH = 1500;
const SEGMENT = /^(?!\.{1,2}$|__.*__$)[^/]+$/s;

/** The segments of a path below the documents. Throws an HttpError where one of them can name nothing. */
export function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  if (path.length > MAX_PATH || !segments.every((segment) => SEGMENT.test(segment)))
    throw new HttpError('INVALID_ARGUMENT', `'${path.slice(0, MAX_PATH)}' is no path.`);
  return segments;
}

/** The part before the path in a document's name. */
export const documentsOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

/** The path of a document from its name. Throws an HttpError for names of other databases, and for collections. */
export function pathOf(name: string, projectId: string): string {
  const base = `${documentsOf(projectId)}/`;
  const path = name.slice(base.length);
  if (!name.startsWith(base) || segmentsOf(path).length % 2 !== 0)
    throw new HttpError('INVALID_ARGUMENT', `'${name}' is no document of this database.`);
  return path;
}

export const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The document as `resource` of the rules. */
export const resourceOf = (path: string, fields: ValueMap): RulesMap =>
  new Map<string, string | ValueMap>([
    ['data', fields],
    ['id', path.slice(path.lastIndexOf('/') + 1)],
    ['__name__', path],
  ]);

export const wireDocument = (path: string, { fields, created, changed }: StoredDocument, projectId: string) => ({
  name: `${documentsOf(projectId)}/${path}`,
  fields: encodeFields(fields),
  createTime: formatTimestamp(created),
  updateTime: formatTimestamp(changed),
});
