import * as v from 'valibot';
import { HttpError } from '@otherfolk/system/http/http-error';
import type { Value } from '../rules/values';
import { collectionOf, type Documents, pathOf, type StoredDocument } from './document';
import { parseFieldPath, readField } from './field-path';
import { compareValues, isSameType } from './value-order';
import { decodeValue, type WireValue, wireValue } from './wire-value';

const NAME = '__name__';

const OPERATORS = {
  EQUAL: (order: number) => order === 0,
  LESS_THAN: (order: number) => order < 0,
  LESS_THAN_OR_EQUAL: (order: number) => order <= 0,
  GREATER_THAN: (order: number) => order > 0,
  GREATER_THAN_OR_EQUAL: (order: number) => order >= 0,
};
type Operator = keyof typeof OPERATORS;

const field = v.strictObject({ fieldPath: v.string() });
const fieldFilter = v.strictObject({ field, op: v.string(), value: wireValue });
const oneFilter = v.strictObject({ fieldFilter });
const where = v.union([
  oneFilter,
  v.strictObject({ compositeFilter: v.strictObject({ op: v.literal('AND'), filters: v.array(oneFilter) }) }),
]);
const cursor = v.strictObject({ values: v.array(wireValue), before: v.optional(v.boolean(), false) });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const queryRequest = v.strictObject({
  structuredQuery: v.strictObject({
    from: v.pipe(
      v.array(v.strictObject({ collectionId: v.string(), allDescendants: v.optional(v.literal(false)) })),
      v.length(1),
    ),
    where: v.optional(where),
    orderBy: v.optional(
      v.array(v.strictObject({ field, direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING') })),
      [],
    ),
    startAt: v.optional(cursor),
    endAt: v.optional(cursor),
    offset: v.optional(count, 0),
    limit: v.optional(count),
  }),
});

export type Query = v.InferOutput<typeof queryRequest>['structuredQuery'];
type Entry = [path: string, document: StoredDocument];

function filtersOf({ where }: Query) {
  if (!where) return [];
  const filters = 'fieldFilter' in where ? [where] : where.compositeFilter.filters;
  return filters.map(({ fieldFilter: { field, op, value } }) => {
    if (!Object.hasOwn(OPERATORS, op))
      throw new HttpError('UNIMPLEMENTED', `The filter ${op} is not served by the local backend.`);
    return { field: field.fieldPath, op: op as Operator, value };
  });
}

/** The order that a query has in the end: by name where nothing else decides. Refuses what the real service wants an index for, or refuses. */
function orderOf(query: Query) {
  const order = query.orderBy.map((each) => ({ field: each.field.fieldPath, isDown: each.direction === 'DESCENDING' }));
  const ranges = filtersOf(query).filter(({ op }) => op !== 'EQUAL');
  const [ranged] = ranges;
  const first = order[0]?.field ?? ranged?.field;
  if (ranges.some(({ field }) => field !== first))
    throw new HttpError('INVALID_ARGUMENT', 'The field of an inequality must be the first to order by.');
  const byName = order.findIndex(({ field }) => field === NAME);
  if (byName >= 0 && order[byName]?.isDown !== (order[byName - 1]?.isDown ?? false))
    throw new HttpError('UNIMPLEMENTED', 'Names against the order before them are not served by the local backend.');
  if (order.length === 0 && ranged && ranged.field !== NAME) order.push({ field: ranged.field, isDown: false });
  if (!order.some(({ field }) => field === NAME)) order.push({ field: NAME, isDown: order.at(-1)?.isDown ?? false });
  return order;
}

function valueIn([path, { fields }]: Entry, name: string): Value | undefined {
  return name === NAME ? path : readField(fields, parseFieldPath(name));
}

/** The entries of the collection that a query asks for, in its order. Throws an HttpError for what is not served here. */
export function select(documents: Documents, collection: string, query: Query, projectId: string): Entry[] {
  const order = orderOf(query);
  const decode = (name: string, value: WireValue) =>
    name === NAME && typeof value.referenceValue === 'string'
      ? pathOf(value.referenceValue, projectId)
      : decodeValue(value);
  const filters = filtersOf(query).map(({ field, op, value }) => ({
    field,
    isMet: OPERATORS[op],
    value: decode(field, value),
  }));
  const matches = (entry: Entry) =>
    filters.every(({ field, isMet, value }) => {
      const found = valueIn(entry, field);
      return found !== undefined && isSameType(found, value) && isMet(compareValues(found, value));
    });
  const directed = (result: number, isDown: boolean) => (isDown ? -result : result);

  function compareEntries(a: Entry, b: Entry): number {
    for (const { field, isDown } of order) {
      const result = compareValues(valueIn(a, field) as Value, valueIn(b, field) as Value);
      if (result !== 0) return directed(result, isDown);
    }
    return 0;
  }

  function cursorOf({ values }: NonNullable<Query['startAt']>) {
    if (values.length > order.length) throw new HttpError('INVALID_ARGUMENT', 'The cursor has too many values.');
    const decoded = values.map((value, at) => decode(order[at]?.field ?? '', value));
    /** The position of the entry, seen from the cursor. */
    return (entry: Entry): number => {
      for (const [at, value] of decoded.entries()) {
        const { field, isDown } = order[at] as (typeof order)[number];
        const result = compareValues(valueIn(entry, field) as Value, value);
        if (result !== 0) return directed(result, isDown);
      }
      return 0;
    };
  }

  const { startAt, endAt, offset, limit } = query;
  const start = startAt && cursorOf(startAt);
  const end = endAt && cursorOf(endAt);
  return [...documents]
    .filter(([path]) => collectionOf(path) === collection)
    .filter((entry) => matches(entry) && order.every(({ field }) => valueIn(entry, field) !== undefined))
    .sort(compareEntries)
    .filter((entry) => !start || (startAt.before ? start(entry) >= 0 : start(entry) > 0))
    .filter((entry) => !end || (endAt.before ? end(entry) < 0 : end(entry) <= 0))
    .slice(offset, limit === undefined ? undefined : offset + limit);
}
