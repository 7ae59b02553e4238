/** @jest-environment node */
import { VISITOR } from '../domain/viewer';
import { testShell } from '../testing/test-shell';
import { cardsQuery } from './cards-query';
import { createQueryClient } from './create-query-client';
import { featuredQuery } from './featured-query';
import { knownItem } from './known-item';
import { listStartQuery } from './list-start-query';
import { locationIndexQuery } from './location-index-query';
import { plotVariantsQuery } from './plot-variants-query';

const request = { viewer: VISITOR, release: 1 };
const storm = { id: 'storm', title: 'Storm' } as never;
const keys = {
  'the whole list': plotVariantsQuery.queryKey,
  'the start of the list': listStartQuery(plotVariantsQuery, 1, (items) => items).queryKey,
  'what the home page features': featuredQuery(plotVariantsQuery, { ...request, wanted: ['storm'], count: 1 }).queryKey,
  'the cards of another page': cardsQuery(plotVariantsQuery, { ...request, ids: ['storm'] }).queryKey,
};

function knownIn(queryKey: readonly unknown[], data: unknown) {
  const read = () => Promise.reject(new Error('unused'));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }));
  client.setQueryData(queryKey, data);
  return knownItem(client, plotVariantsQuery, ({ id }) => id === 'storm');
}

test.each(Object.entries(keys))('an item is found in %s', (name, key) => {
  const items = [{ id: 'calm' }, storm];
  expect(knownIn(key, name === 'the start of the list' ? { items, total: 9 } : items)).toBe(storm);
});

test.each([
  ['that lacks it', plotVariantsQuery.queryKey, [{ id: 'calm' }]],
  ['that is empty', plotVariantsQuery.queryKey, []],
  ['of other items', locationIndexQuery.queryKey, [storm]],
])('an item is not known from a list %s', (_, key, items) => {
  expect(knownIn(key, items)).toBeUndefined();
});
