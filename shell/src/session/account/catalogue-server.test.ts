/** @jest-environment node */
import { QueryClient } from '@tanstack/react-query';
import { catalogueServer } from './catalogue-server';

test('a refresh reads pages and guarded files anew, and leaves what an editor has open', async () => {
  const client = new QueryClient();
  const readGuardedAnew = jest.fn();
  client.setQueryData(['page', '/plots/storm'], {});
  client.setQueryData(['catalogue file', 'plots/storm.json'], 'as it is typed');
  await catalogueServer(client, () => Promise.reject(new Error('unused')), readGuardedAnew).refresh();
  expect(readGuardedAnew).toHaveBeenCalledTimes(1);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(client.getQueryState(['catalogue file', 'plots/storm.json'])).toMatchObject({ isInvalidated: false });
});
