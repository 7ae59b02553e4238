import { compareNames } from '@otherfolk/shared/domain/compare-names';
import type { Status } from '../status/item-status';
import { wordsMatcher } from '../ui/words-matcher';
import type { Entry, EntryKind } from './entries';

const newestFirst = (a: string | undefined, b: string | undefined) => compareNames(b ?? '', a ?? '');

type Compare = (a: Entry, b: Entry) => number;

export const ENTRY_ORDERS = {
  name: { label: 'Name A–Z', compare: (a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id) },
  id: { label: 'ID A–Z', compare: (a, b) => compareNames(a.id, b.id) },
  updated: {
    label: 'Last updated',
    compare: (a, b) => newestFirst(a.dateUpdated, b.dateUpdated) || compareNames(a.id, b.id),
  },
} satisfies Record<string, { label: string; compare: Compare }>;

export type EntryOrder = keyof typeof ENTRY_ORDERS;

/** The filters of a list of entries; a missing one narrows nothing. */
export interface EntryFilter {
  kind?: EntryKind | undefined;
  status?: Status | undefined;
}

/** The entries that a filter leaves, in whose name, label or id every word of the search stands, whatever its case and accents; in this order. */
export function findEntries(entries: readonly Entry[], search: string, order: EntryOrder, filter: EntryFilter = {}) {
  const isMeant = wordsMatcher(search);
  const found = entries.filter(
    ({ kind, status, name, label = '', id }) =>
      (filter.kind ?? kind) === kind && (filter.status ?? status) === status && isMeant(`${name} ${label} ${id}`),
  );
  return found.sort(ENTRY_ORDERS[order].compare);
}
