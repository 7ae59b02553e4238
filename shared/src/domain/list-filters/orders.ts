import { daysBetween, type LocalDay } from '../local-day';
import type { Order } from './list-definition';

/** No day of a catalogue lies before it. */
const EARLIEST: LocalDay = '0001-01-01';

const latestFirst = (day: LocalDay | undefined) => (day === undefined ? undefined : -daysBetween(EARLIEST, day));

/** The order in which a list comes. */
export const listOrder: Order<unknown> = { value: 'listed', label: 'As listed' };

export const nameOrder = <Item>(nameOf: (item: Item) => string): Order<Item> => ({
  value: 'name',
  label: 'Name A–Z',
  keyOf: nameOf,
});

export const newestOrder: Order<{ dateAdded?: LocalDay | undefined }> = {
  value: 'newest',
  label: 'Newest',
  keyOf: ({ dateAdded }) => latestFirst(dateAdded),
};

export const updatedOrder: Order<{ dateUpdated?: LocalDay | undefined }> = {
  value: 'updated',
  label: 'Recently updated',
  keyOf: ({ dateUpdated }) => latestFirst(dateUpdated),
};
