/** @jest-environment node */
import { Clock, formatTimestamp, parseTimestamp } from './timestamps';

test.each([
  ['1970-01-01T00:00:00.000000Z', 0n],
  ['2026-11-20T12:34:56.789012Z', 1_795_178_096_789_012_000n],
  ['1969-12-31T23:59:59.999999Z', -1000n],
])('%s', (text, nanoseconds) => {
  expect(parseTimestamp(text)?.nanoseconds).toBe(nanoseconds);
  expect(formatTimestamp({ nanoseconds })).toBe(text);
});

test.each(['', 'today', '2026-11-20', '2026-13-01T00:00:00Z', '2026-11-20T00:00:00.1234567890Z'])(
  "'%s' is none",
  (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  },
);

test('a clock that is set back goes on from the last time that it gave', () => {
  const future = BigInt(Date.now() + 60_000) * 1_000_000n;
  const clock = new Clock(future);
  const times = [clock.now(), clock.now(), clock.now()].map(({ nanoseconds }) => nanoseconds);
  expect(times).toEqual([future + 1000n, future + 2000n, future + 3000n]);
});
