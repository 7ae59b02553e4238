/** @jest-environment node */
import type { ReadJson } from '../catalogue/read-json';
import { testShell } from '../testing/test-shell';
import { createQueryClient } from './create-query-client';
import { LIST_START, listStartQuery } from './list-start-query';
import { plotVariantsQuery } from './plot-variants-query';

const RELEASE = 2;

const plots = (count: number, version = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: `p${version}-${index}`, published: true, version }));

function startOf(entries: unknown, inOrder = (items: readonly { id: string }[]) => items) {
  const read: ReadJson = () => Promise.resolve(entries);
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  const query = listStartQuery(plotVariantsQuery, RELEASE, (items) => inOrder(items) as typeof items);
  return client.fetchQuery(query);
}

test.each([
  ['a short list', plots(3), 3, 3],
  ['a list that just fits', plots(LIST_START), LIST_START, LIST_START],
  ['a longer list', plots(LIST_START + 1), LIST_START, LIST_START + 1],
  ['a list of which a visitor sees a part', [...plots(60, 3), ...plots(5)], 5, 5],
  ['no list', {}, 0, 0],
])('%s', async (_, entries, first, total) => {
  jest.spyOn(console, 'warn').mockImplementation();
  const start = await startOf(entries);
  expect([start.items.length, start.total]).toEqual([first, total]);
});

test('the start of a list is in the order of the page', async () => {
  const start = await startOf(plots(100), (items) => items.toReversed());
  expect(start.items[0]?.id).toBe('p1-99');
});
