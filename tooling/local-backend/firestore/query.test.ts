/** @jest-environment node */
import * as v from 'valibot';
import { Timestamp, type Value } from '../rules/values';
import type { Documents } from './document';
import { queryRequest, select } from './query';

const time = new Timestamp(0n);
const documentOf = (fields: Record<string, Value>) => ({
  fields: new Map(Object.entries(fields)),
  created: time,
  changed: time,
});
const documents: Documents = new Map([
  ['users/a', documentOf({ name: 'Zoë', age: 3n, ok: true })],
  ['users/b', documentOf({ name: 'Ann', age: 2.5, ok: false })],
  ['users/c', documentOf({ name: '😀', age: 10n, ok: true })],
  ['users/d', documentOf({ name: 'ﬀ', age: null, since: time })],
  ['users/a/private/x', documentOf({ name: 'hidden' })],
  ['others/a', documentOf({ name: 'other' })],
]);

const up = (fieldPath: string) => ({ field: { fieldPath }, direction: 'ASCENDING' });
const down = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
const filter = (fieldPath: string, op: string, value: object) => ({ fieldFilter: { field: { fieldPath }, op, value } });
const int = (value: number) => ({ integerValue: String(value) });
const reference = (id: string) => ({ referenceValue: `projects/p/databases/(default)/documents/users/${id}` });

function idsOf(query: object): string {
  const { structuredQuery } = v.parse(queryRequest, {
    structuredQuery: { from: [{ collectionId: 'users' }], ...query },
  });
  return select(documents, 'users', structuredQuery, 'p')
    .map(([path]) => path.slice('users/'.length))
    .join('');
}

test.each([
  ['by name without an order', {}, 'abcd'],
  ['texts by code point', { orderBy: [up('name')] }, 'badc'],
  ['downwards', { orderBy: [down('name')] }, 'cdab'],
  ['numbers of both kinds together, null first', { orderBy: [up('age')] }, 'dbac'],
  ['only those that have the field', { orderBy: [up('ok')] }, 'bac'],
  ['by two fields', { orderBy: [down('ok'), up('age')] }, 'acb'],
  ['the first ones', { limit: 2 }, 'ab'],
  ['none', { limit: 0 }, ''],
  ['after an offset', { offset: 1, limit: 2 }, 'bc'],
  ['equal', { where: filter('ok', 'EQUAL', { booleanValue: true }) }, 'ac'],
  ['equal to a number of the other kind', { where: filter('age', 'EQUAL', { doubleValue: 3 }) }, 'a'],
  ['less, and of the same type', { where: filter('age', 'LESS_THAN', int(10)) }, 'ba'],
  ['at most', { where: filter('age', 'LESS_THAN_OR_EQUAL', int(10)) }, 'bac'],
  ['more', { where: filter('age', 'GREATER_THAN', int(3)) }, 'c'],
  ['at least', { where: filter('age', 'GREATER_THAN_OR_EQUAL', int(3)) }, 'ac'],
  ['a name at least', { where: filter('__name__', 'GREATER_THAN_OR_EQUAL', reference('c')) }, 'cd'],
  [
    'two conditions',
    {
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [filter('ok', 'EQUAL', { booleanValue: true }), filter('age', 'GREATER_THAN', int(3))],
        },
      },
    },
    'c',
  ],
  ['after a cursor', { orderBy: [up('age')], startAt: { values: [int(3)] } }, 'c'],
  ['from a cursor on', { orderBy: [up('age')], startAt: { values: [int(3)], before: true } }, 'ac'],
  [
    'after a cursor with a name',
    { orderBy: [up('ok'), up('__name__')], startAt: { values: [{ booleanValue: true }, reference('a')] } },
    'c',
  ],
  ['up to a cursor', { orderBy: [up('age')], endAt: { values: [int(3)] } }, 'dba'],
  ['until before a cursor', { orderBy: [up('age')], endAt: { values: [int(3)], before: true } }, 'db'],
])('%s', (_, query, ids) => {
  expect(idsOf(query)).toBe(ids);
});

test.each([
  ['an unknown condition', { where: filter('age', 'IN', int(1)) }, 'UNIMPLEMENTED'],
  ['names downwards', { orderBy: [down('__name__')] }, 'UNIMPLEMENTED'],
  [
    'an inequality of another field than the first',
    { where: filter('age', 'LESS_THAN', int(1)), orderBy: [up('name')] },
    'INVALID_ARGUMENT',
  ],
  [
    'a cursor with too many values',
    { orderBy: [up('age')], startAt: { values: [int(1), reference('a'), int(1)] } },
    'INVALID_ARGUMENT',
  ],
])('%s is refused', (_, query, status) => {
  expect(() => idsOf(query)).toThrow(expect.objectContaining({ status }));
});
