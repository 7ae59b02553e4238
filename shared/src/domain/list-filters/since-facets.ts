import type { LocalDay } from '../local-day';
import { isWithinDays } from '../recency';
import type { Facet } from './list-definition';

/** How far back, in days. */ // docs/product.md#constants
const SINCE = [
  { value: 'week', label: 'Last 7 days', days: 7 },
  { value: 'month', label: 'Last 30 days', days: 30 },
  { value: 'quarter', label: 'Last 90 days', days: 90 },
  { value: 'year', label: 'Last 365 days', days: 365 },
];

const sinceFacet = <Item>(
  names: Pick<Facet<Item>, 'param' | 'label'>,
  dayOf: (item: Item) => LocalDay | undefined,
): Facet<Item> => ({
  ...names,
  shape: 'select',
  none: 'Any time',
  isCounted: true,
  choices: SINCE,
  valuesOf: (item, { today }) =>
    SINCE.filter(({ days }) => isWithinDays(dayOf(item), today, days)).map(({ value }) => value),
});

interface Dated {
  dateAdded?: LocalDay | undefined;
  dateUpdated?: LocalDay | undefined;
}

export const addedFacet = sinceFacet<Dated>({ param: 'added', label: 'Added' }, ({ dateAdded }) => dateAdded);

export const updatedFacet = sinceFacet<Dated>({ param: 'updated', label: 'Updated' }, ({ dateUpdated }) => dateUpdated);
