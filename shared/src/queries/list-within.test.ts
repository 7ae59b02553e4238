/** @jest-environment node */
import { CatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import { testShell } from '../testing/test-shell';
import { createQueryClient } from './create-query-client';
import { listWithin } from './list-within';
import { plotVariantsQuery } from './plot-variants-query';

function setUp(answer: ReadJson) {
  const read = jest.fn(answer);
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  return { client, read };
}

const giveStorm: ReadJson = () => Promise.resolve([{ id: 'storm' }]);
const storm = expect.objectContaining({ id: 'storm' }) as unknown;

test('a list is read once, whoever asks for it, and be it at the same time', async () => {
  const { client, read } = setUp(giveStorm);
  const both = [listWithin({ client }, plotVariantsQuery), listWithin({ client }, plotVariantsQuery)];
  await expect(Promise.all(both)).resolves.toEqual([[storm], [storm]]);
  await expect(client.fetchQuery(plotVariantsQuery)).resolves.toEqual([storm]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a list that cannot be read is empty, and logged; the next one who wants it asks again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { client, read } = setUp(giveStorm);
  read.mockImplementationOnce((path) => Promise.reject(new CatalogueError('not-ok', path)));
  await expect(listWithin({ client }, plotVariantsQuery)).resolves.toEqual([]);
  expect(warn).toHaveBeenCalled();
  await expect(listWithin({ client }, plotVariantsQuery)).resolves.toEqual([storm]);
});
