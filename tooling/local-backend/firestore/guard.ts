import { HttpError } from '@otherfolk/system/http/http-error';
import { isAllowed } from '../rules/is-allowed';
import type { Block, RequestMethod } from '../rules/syntax';
import type { RulesMap, RulesValue, Timestamp } from '../rules/values';
import { type Documents, resourceOf } from './document';

/** The caller: `uid` and `token`, as the rules know them; null for someone who is not signed in. */
export type Caller = { uid: string; token: RulesMap } | null;

export interface GuardedAccess {
  method: RequestMethod;
  path: string;
  caller: Caller;
  time: Timestamp;
  before: Documents;
  /** The documents with all writes of the commit. */
  after?: Documents;
  /** The query as `request.query` of the rules. */
  query?: RulesMap;
}

/** Throws an HttpError unless the rules allow the access. */
export function guard(
  rules: Block,
  { method, path, caller, time, before, after = before, query }: GuardedAccess,
): void {
  const resourceIn = (documents: Documents, at: string) => {
    const found = documents.get(at);
    return found && resourceOf(at, found.fields);
  };
  const request: RulesMap = new Map<string, RulesValue>([
    ['auth', caller && new Map<string, RulesValue>(Object.entries(caller))],
    ['method', method],
    ['time', time],
  ]);
  const next = method === 'create' || method === 'update' ? resourceIn(after, path) : undefined;
  if (next) request.set('resource', next);
  if (query) request.set('query', query);
  const isFine = isAllowed(rules, {
    method,
    path,
    request,
    resource: method === 'list' ? undefined : (resourceIn(before, path) ?? null),
    read: (at, when) => resourceIn(when === 'after' ? after : before, at),
  });
  if (!isFine) throw new HttpError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}
