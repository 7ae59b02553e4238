import { CatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import { createQueryClient } from './create-query-client';
import { listWithin } from './list-within';
import { plotVariantsQuery } from './plot-variants-query';

function setUp(read: ReadJson) {
  const shell = { read: jest.fn(read), origin: '', renderedOn: '2026-11-20' as const };
  const client = createQueryClient(shell, { retries: 0 });
  return { client, read: shell.read, context: { client, meta: { shell } } };
}

const giveStorm: ReadJson = () => Promise.resolve([{ id: 'storm' }]);
const storm = expect.objectContaining({ id: 'storm' }) as unknown;

test('a list that the page holds is not read again', async () => {
  const { client, read, context } = setUp(giveStorm);
  await client.fetchQuery(plotVariantsQuery);
  await expect(listWithin(context, plotVariantsQuery)).resolves.toEqual([storm]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a list that is read for another query is not kept', async () => {
  const { client, context } = setUp(giveStorm);
  await expect(listWithin(context, plotVariantsQuery)).resolves.toEqual([storm]);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('a list that cannot be read is empty, and logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { context } = setUp((path) => Promise.reject(new CatalogueError('not-ok', path)));
  await expect(listWithin(context, plotVariantsQuery)).resolves.toEqual([]);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
