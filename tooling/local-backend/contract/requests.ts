import { documentsOf } from '../firestore/document';
import type { WireFields, WireValue } from '../firestore/wire-value';
import { EMBEDDED_PROJECT } from '../target/embedded-target';

/** One call to the database, as the SDK makes it. */
export interface DatabaseRequest {
  call: 'batchGet' | 'runQuery' | 'commit';
  body: Record<string, unknown>;
}

export const base = documentsOf(EMBEDDED_PROJECT);
export const nameOf = (path: string) => `${base}/${path}`;

export const text = (value: string): WireValue => ({ stringValue: value });
export const bool = (value: boolean): WireValue => ({ booleanValue: value });
export const int = (value: number): WireValue => ({ integerValue: String(value) });
export const double = (value: number): WireValue => ({ doubleValue: value });
export const time = (value: string): WireValue => ({ timestampValue: value });
export const nothing: WireValue = { nullValue: 'NULL_VALUE' };
export const map = (fields: WireFields): WireValue => ({ mapValue: { fields } });

export const list = (...values: WireValue[]): WireValue => ({ arrayValue: { values } });

export const without = (fields: WireFields, ...names: string[]): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

interface WriteOptions {
  /** Fields that the server sets to the time of the request. */
  stamped?: string[];
  mask?: string[];
  currentDocument?: { exists?: boolean; updateTime?: string };
}

/** A write of a document, which replaces all of it where there is no mask. */
export const write = (
  path: string,
  fields: WireFields,
  { stamped = [], mask, currentDocument }: WriteOptions = {},
) => ({
  update: { name: nameOf(path), fields },
  ...(mask && { updateMask: { fieldPaths: mask } }),
  ...(stamped.length > 0 && {
    updateTransforms: stamped.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  }),
  ...(currentDocument && { currentDocument }),
});

export const commit = (...writes: object[]): DatabaseRequest => ({ call: 'commit', body: { writes } });

/** `setDoc` */
export const set = (path: string, fields: WireFields, stamped: string[] = []) =>
  commit(write(path, fields, { stamped }));

/** `setDoc` with `merge` */
export const merge = (path: string, fields: WireFields, mask = Object.keys(fields), stamped: string[] = []) =>
  commit(write(path, fields, { mask, stamped }));

/** `updateDoc`; a field in the mask alone is removed. */
export const update = (path: string, fields: WireFields, mask = Object.keys(fields), stamped: string[] = []) =>
  commit(write(path, fields, { mask, stamped, currentDocument: { exists: true } }));

/** `deleteDoc` */
export const remove = (path: string) => commit({ delete: nameOf(path) });

/** `getDoc` */
export const get = (...paths: string[]): DatabaseRequest => ({
  call: 'batchGet',
  body: { documents: paths.map(nameOf) },
});

const byName = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];
export const orderBy = (fieldPath: string, direction = 'ASCENDING') => [
  { field: { fieldPath }, direction },
  { field: { fieldPath: '__name__' }, direction },
];
export const where = (fieldPath: string, op: string, value: WireValue) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

/** A filter by which the SDK asks for texts that begin so. */
export const beginsWith = (fieldPath: string, beginning: string) => ({
  compositeFilter: {
    op: 'AND',
    filters: [
      where(fieldPath, 'GREATER_THAN_OR_EQUAL', text(beginning)),
      where(fieldPath, 'LESS_THAN_OR_EQUAL', text(`${beginning}\uF8FF`)),
    ],
  },
});

/** `getDocs` */
export const query = (collectionId: string, more: object = { limit: 50 }): DatabaseRequest => ({
  call: 'runQuery',
  body: { structuredQuery: { from: [{ collectionId }], orderBy: byName, ...more } },
});
