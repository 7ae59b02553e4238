import { compareNames } from '@otherfolk/shared/domain/compare-names';
import { wordsMatcher } from '../ui/words-matcher';
import type { Entry, EntryKind } from './entries';

const newestFirst = (a: string | undefined, b: string | undefined) => compareNames(b ?? '', a ?? '');

type Compare = (a: Entry, b: Entry) => number;

export const ENTRY_ORDERS = {
  name: { label: 'Name A–Z', compare: (a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id) },
  id: { label: 'Id A–Z', compare: (a, b) => compareNames(a.id, b.id) },
  updated: {
    label: 'Last updated',
    compare: (a, b) => newestFirst(a.dateUpdated, b.dateUpdated) || compareNames(a.id, b.id),
  },
} satisfies Record<string, { label: string; compare: Compare }>;

export type EntryOrder = keyof typeof ENTRY_ORDERS;

/** The entries of a kind, or of all, in whose name, label or id every word of the search stands, whatever its case and accents; in this order. */
export function findEntries(entries: readonly Entry[], search: string, order: EntryOrder, kind?: EntryKind) {
  const isMeant = wordsMatcher(search);
  const found = entries.filter(
    ({ kind: own, name, label = '', id }) => (kind === undefined || own === kind) && isMeant(`${name} ${label} ${id}`),
  );
  return found.sort(ENTRY_ORDERS[order].compare);
}
