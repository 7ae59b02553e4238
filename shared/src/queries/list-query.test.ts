/** @jest-environment node */
import { CatalogueError } from '../catalogue/catalogue-error';
import { testShell } from '../testing/test-shell';
import { characterIndexQuery } from './character-index-query';
import { createQueryClient } from './create-query-client';
import { isListKey } from './list-key';
import { freshWhile } from './list-query';
import { listStartQuery } from './list-start-query';
import { siteQuery } from './site-query';

test.each([
  [characterIndexQuery.queryKey, true],
  [listStartQuery(characterIndexQuery, 2, (items) => items).queryKey, false],
  [siteQuery.queryKey, false],
  [[], false],
])('%j is the key of a whole list: %j', (key, isList) => {
  expect(isListKey(key)).toBe(isList);
});

test('a list that does not load is empty, logged, and asked for again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const read = jest.fn(() => Promise.reject(new CatalogueError('not-json', '/data/x')));
  const client = createQueryClient(testShell({ read, origin: '', renderedOn: '2026-11-20' }), { retries: 0 });
  await expect(client.fetchQuery(characterIndexQuery)).resolves.toEqual([]);
  await expect(client.fetchQuery(characterIndexQuery)).resolves.toEqual([]);
  expect(read).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('data of a list is fresh only where the cache was filled', () => {
  expect(freshWhile(false)).toBe(0);
  expect(freshWhile(true)).toBeGreaterThan(0);
});
