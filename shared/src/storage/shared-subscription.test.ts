import { sharedSubscription } from './shared-subscription';

test('subscribers share one listener, which ends with the last of them and begins anew with the next', () => {
  let notify = () => undefined as void;
  const stop = jest.fn();
  const start = jest.fn((changed: () => void) => {
    notify = changed;
    return stop;
  });
  const subscribe = sharedSubscription(start);
  const listener = jest.fn();
  // The same listener twice is called twice.
  const ends = [subscribe(listener), subscribe(listener)];
  notify();
  expect(listener).toHaveBeenCalledTimes(2);
  ends[0]?.();
  ends[0]?.();
  expect(stop).not.toHaveBeenCalled();
  ends[1]?.();
  expect(stop).toHaveBeenCalledTimes(1);
  subscribe(listener)();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2]);
});
