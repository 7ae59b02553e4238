/** @jest-environment node */
import { DerivationCache } from './derivation-cache';
import { longRecall } from './long-recall';
import { WorkThread } from './work-thread';

const SHORT = { text: 'x' };
const LONG = { text: 'x'.repeat(20_000) };
const silently = () => undefined;

function recalling() {
  const thread = new WorkThread();
  const run = jest.spyOn(thread, 'run').mockResolvedValue('there');
  const derive = jest.fn(() => 'here');
  const ofLong = longRecall(new DerivationCache(), thread);
  return { run, derive, ask: (what: string, from: object) => ofLong(what, from, derive, silently) };
}

test.each([
  ['what follows from little is derived here', 'layout', SHORT, 'here'],
  ['what follows from much is derived in another thread', 'layout', LONG, 'there'],
  ['what no other thread can derive is derived here', 'colour', LONG, 'here'],
])('%s', async (_, what, from, where) => {
  await expect(recalling().ask(what, from)).resolves.toBe(where);
});

test('what is known is derived nowhere', async () => {
  const { run, derive, ask } = recalling();
  for (const from of [SHORT, LONG, SHORT, LONG]) await ask('layout', from);
  expect([run.mock.calls.length, derive.mock.calls.length]).toEqual([1, 1]);
});

test('what is asked for while it is under way is derived once, for whoever asks with the same cache', async () => {
  const cache = new DerivationCache();
  const thread = new WorkThread();
  const run = jest
    .spyOn(thread, 'run')
    .mockImplementation(() => new Promise((resolve) => setImmediate(resolve, 'there')));
  const ask = (from: object) => longRecall(cache, thread)('layout', from, () => 'here', silently);
  await expect(Promise.all([ask(LONG), ask(LONG), ask({ text: LONG.text + 'y' })])).resolves.toEqual(
    Array(3).fill('there'),
  );
  expect(run).toHaveBeenCalledTimes(2);
});

test('what has failed once is tried again for the next who asks', async () => {
  const cache = new DerivationCache();
  const thread = new WorkThread();
  jest.spyOn(thread, 'run').mockRejectedValueOnce(new Error('ended')).mockResolvedValue('there');
  const ask = () => longRecall(cache, thread)('layout', LONG, () => 'here', silently);
  await expect(ask()).rejects.toThrow('ended');
  await expect(ask()).resolves.toBe('there');
});
