import * as v from 'valibot';
import { HttpError } from '@otherfolk/system/http/http-error';
import { parseRequest } from '../http/parse-request';
import type { Block } from '../rules/syntax';
import type { RulesValue, Timestamp } from '../rules/values';
import type { DurableFile } from '../store/durable-file';
import { commit, commitRequest } from './commit';
import { type Documents, documentsOf, pathOf, segmentsOf, wireDocument } from './document';
import { type Caller, guard } from './guard';
import { fieldsFrom, type PlainFields, plainFields } from './plain-value';
import { queryRequest, select } from './query';
import { Clock, formatTimestamp } from './timestamps';

const MAX_DOCUMENTS = 1000;

const batchGetRequest = v.strictObject({
  database: v.optional(v.string()),
  documents: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_DOCUMENTS)), []),
});

interface FirestoreOptions {
  documents: Pick<DurableFile<Documents>, 'value' | 'change'>;
  rules: Block;
  projectId: string;
}

/** The calls that `firebase/firestore/lite` makes, as far as this site uses it. They throw HttpErrors. */
export class Firestore {
  private readonly clock: Clock;

  constructor(private readonly options: FirestoreOptions) {
    const times = [...options.documents.value.values()].map(({ changed }) => changed.nanoseconds);
    this.clock = new Clock(times.reduce((last, each) => (each > last ? each : last), 0n));
  }

  /** Answers `{name}:{call}`, where the name is that of the documents as a whole, or of one of them. */
  async call(name: string, call: string, body: unknown, caller: Caller): Promise<object> {
    const base = documentsOf(this.options.projectId);
    if (name !== base && !name.startsWith(`${base}/`))
      throw new HttpError('NOT_FOUND', `'${name}' is not of this database.`);
    const time = this.clock.now();
    if (call === 'runQuery') return this.runQuery(name.slice(base.length + 1), body, caller, time);
    if (name === base && call === 'batchGet') return this.batchGet(body, caller, time);
    if (name === base && call === 'commit') return this.commit(body, caller);
    throw new HttpError('UNIMPLEMENTED', `${call} is not served by the local backend.`);
  }

  /** Writes whole documents by their paths, all or none, past the rules: as a deployment does. Resolves when they are on the disk. */
  async put(documents: Record<string, object>): Promise<void> {
    const written = Object.entries(documents).map(([path, plain]) => [this.ownPath(path), fieldsFrom(plain)] as const);
    await this.options.documents.change((before) => {
      const changed = this.clock.now();
      const all = new Map(before);
      for (const [path, fields] of written)
        all.set(path, { fields, created: before.get(path)?.created ?? changed, changed });
      return all;
    });
  }

  /** Reads a document past the rules; undefined where there is none. */
  read(path: string): PlainFields | undefined {
    const found = this.options.documents.value.get(this.ownPath(path));
    return found && plainFields(found.fields);
  }

  private ownPath(path: string): string {
    const { projectId } = this.options;
    return pathOf(`${documentsOf(projectId)}/${path}`, projectId);
  }

  private batchGet(body: unknown, caller: Caller, time: Timestamp): object {
    const { documents, rules, projectId } = this.options;
    const before = documents.value;
    const readTime = formatTimestamp(time);
    return parseRequest(batchGetRequest, body).documents.map((name) => {
      const path = pathOf(name, projectId);
      guard(rules, { method: 'get', path, caller, time, before });
      const found = before.get(path);
      return found ? { found: wireDocument(path, found, projectId), readTime } : { missing: name, readTime };
    });
  }

  private runQuery(parent: string, body: unknown, caller: Caller, time: Timestamp): object {
    const { documents, rules, projectId } = this.options;
    const { structuredQuery } = parseRequest(queryRequest, body);
    const { from, limit, offset } = structuredQuery;
    const collection = (parent ? [parent] : []).concat(from.map(({ collectionId }) => collectionId)).join('/');
    if (segmentsOf(collection).length % 2 === 0)
      throw new HttpError('INVALID_ARGUMENT', `'${collection}' is no collection.`);
    const query = new Map<string, RulesValue>([
      ['limit', limit === undefined ? null : BigInt(limit)],
      ['offset', BigInt(offset)],
    ]);
    guard(rules, { method: 'list', path: `${collection}/*`, caller, time, before: documents.value, query });
    const readTime = formatTimestamp(time);
    const found = select(documents.value, collection, structuredQuery, projectId);
    if (found.length === 0) return [{ readTime }];
    return found.map(([path, document]) => ({ document: wireDocument(path, document, projectId), readTime }));
  }

  private async commit(body: unknown, caller: Caller): Promise<object> {
    const { documents, rules, projectId } = this.options;
    const request = parseRequest(commitRequest, body);
    let response: object = {};
    await documents.change((before) => {
      const done = commit(before, { request, rules, caller, time: this.clock.now(), projectId });
      response = done.response;
      return request.writes.length > 0 ? done.documents : before;
    });
    return response;
  }
}
