/** @jest-environment node */
import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { MutationCache } from './no-mutations';

test('the query client does all that it does with its cache of mutations, and there are none', async () => {
  const client = new QueryClient({ mutationCache: new MutationCache() as never });
  client.mount();
  for (const manager of [focusManager.setFocused.bind(focusManager), onlineManager.setOnline.bind(onlineManager)]) {
    manager(false);
    manager(true);
  }
  await expect(client.resumePausedMutations()).resolves.toBeUndefined();
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: () => 1 })).resolves.toBe(1);
  expect(client.isMutating()).toBe(0);
  client.clear();
  expect(client.getQueryData(['a'])).toBeUndefined();
  client.unmount();
});
