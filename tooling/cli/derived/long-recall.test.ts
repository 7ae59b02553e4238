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
