import { QueryClient } from '@tanstack/react-query';
import { SETTLE_MS } from '@otherfolk/shared/queries/online';
import { askAgainOnline } from './ask-again-online';

let end: () => void = () => undefined;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  end();
  jest.useRealTimers();
});

const isInvalidated = (client: QueryClient, key: string) => client.getQueryState([key])?.isInvalidated;

test('data that was read without a network is asked for again a moment after it is back, and older data is not', () => {
  const client = new QueryClient();
  end = askAgainOnline(client);
  client.setQueryData(['before'], 1, { updatedAt: Date.now() - 1 });
  window.dispatchEvent(new Event('offline'));
  client.setQueryData(['without a network'], []);
  window.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(SETTLE_MS - 1);
  expect(isInvalidated(client, 'without a network')).toBe(false);
  jest.advanceTimersByTime(1);
  expect([isInvalidated(client, 'before'), isInvalidated(client, 'without a network')]).toEqual([false, true]);
});

test('a network that goes again before it has settled was none', () => {
  const client = new QueryClient();
  end = askAgainOnline(client);
  window.dispatchEvent(new Event('offline'));
  client.setQueryData(['list'], []);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  jest.advanceTimersByTime(SETTLE_MS);
  expect(isInvalidated(client, 'list')).toBe(false);
});
