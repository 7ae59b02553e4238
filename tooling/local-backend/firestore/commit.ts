import * as v from 'valibot';
import { HttpError } from '@otherfolk/system/http/http-error';
import type { Block, RequestMethod } from '../rules/syntax';
import type { Timestamp, ValueMap } from '../rules/values';
import { type Documents, pathOf, type StoredDocument } from './document';
import { parseFieldPath, readField, withField } from './field-path';
import { type Caller, guard } from './guard';
import { formatTimestamp, parseTimestamp } from './timestamps';
import { decodeFields, encodeValue, wireFields } from './wire-value';

/** Firestore's own limit. */
const MAX_WRITES = 500;

const precondition = v.strictObject({ exists: v.optional(v.boolean()), updateTime: v.optional(v.string()) });

const write = v.strictObject({
  update: v.optional(v.strictObject({ name: v.string(), fields: v.optional(wireFields, {}) })),
  delete: v.optional(v.string()),
  verify: v.optional(v.string()),
  updateMask: v.optional(v.strictObject({ fieldPaths: v.optional(v.array(v.string()), []) })),
  updateTransforms: v.optional(
    v.array(v.strictObject({ fieldPath: v.string(), setToServerValue: v.literal('REQUEST_TIME') })),
    [],
  ),
  currentDocument: v.optional(precondition),
});

export const commitRequest = v.strictObject({
  database: v.optional(v.string()),
  writes: v.optional(v.pipe(v.array(write), v.maxLength(MAX_WRITES)), []),
});

type Write = v.InferOutput<typeof write>;
type Precondition = v.InferOutput<typeof precondition>;

interface PlannedWrite {
  path: string;
  method: RequestMethod;
  /** The document afterwards; undefined for none. */
  after: StoredDocument | undefined;
  result: object;
  currentDocument: Precondition | undefined;
}

function nextFields({ update, updateMask, updateTransforms }: Write, before: ValueMap | undefined, time: Timestamp) {
  const given = decodeFields(update?.fields ?? {});
  let fields: ValueMap = updateMask ? (before ?? (new Map() as ValueMap)) : given;
  for (const text of updateMask?.fieldPaths ?? []) {
    const path = parseFieldPath(text);
    fields = withField(fields, path, readField(given, path));
  }
  for (const { fieldPath } of updateTransforms) fields = withField(fields, parseFieldPath(fieldPath), time);
  return fields;
}

function plan(write: Write, documents: Documents, time: Timestamp, projectId: string): PlannedWrite {
  const { update, currentDocument, updateTransforms } = write;
  const named = [update?.name, write.delete, write.verify].filter((name) => name !== undefined);
  const [name] = named;
  if (name === undefined || named.length > 1)
    throw new HttpError('INVALID_ARGUMENT', 'A write is one of update, delete and verify.');
  const path = pathOf(name, projectId);
  const before = documents.get(path);
  if (!update) {
    const isDeletion = write.delete !== undefined;
    return {
      path,
      method: isDeletion ? 'delete' : 'get',
      after: isDeletion ? undefined : before,
      result: {},
      currentDocument,
    };
  }
  const after = { fields: nextFields(write, before?.fields, time), created: before?.created ?? time, changed: time };
  const transformResults = updateTransforms.map(() => encodeValue(time));
  return {
    path,
    method: (currentDocument?.exists ?? before !== undefined) ? 'update' : 'create',
    after,
    result: { updateTime: formatTimestamp(time), ...(transformResults.length > 0 && { transformResults }) },
    currentDocument,
  };
}

function checkPrecondition({ path, currentDocument }: PlannedWrite, documents: Documents): void {
  const { exists, updateTime } = currentDocument ?? {};
  const before = documents.get(path);
  if (exists === true && !before) throw new HttpError('NOT_FOUND', `No document to update: ${path}`);
  if (exists === false && before) throw new HttpError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (updateTime === undefined) return;
  const required = parseTimestamp(updateTime);
  if (!required) throw new HttpError('INVALID_ARGUMENT', `'${updateTime}' is no time in UTC.`);
  if (before?.changed.nanoseconds !== required.nanoseconds)
    throw new HttpError('FAILED_PRECONDITION', 'The stored version does not match the required base version.');
}

interface Commit {
  request: v.InferOutput<typeof commitRequest>;
  rules: Block;
  caller: Caller;
  time: Timestamp;
  projectId: string;
}

/** All writes or, where one is refused, none. Rules come before preconditions, as in the real service. Throws an HttpError. */
export function commit(documents: Documents, { request, rules, caller, time, projectId }: Commit) {
  const writes = request.writes.map((each) => plan(each, documents, time, projectId));
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw new HttpError('UNIMPLEMENTED', 'Two writes to one document are not served by the local backend.');
  const after = new Map(documents);
  for (const { path, after: document } of writes) {
    if (document) after.set(path, document);
    else after.delete(path);
  }
  for (const { method, path } of writes) guard(rules, { method, path, caller, time, before: documents, after });
  for (const each of writes) checkPrecondition(each, documents);
  const response = { writeResults: writes.map(({ result }) => result), commitTime: formatTimestamp(time) };
  return { documents: after, response };
}
