/** @jest-environment node */
import { longestTaskOf, type TraceEvent } from './task-trace';

const event = (name: string, pid: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid,
  tid: 1,
  ts: 0,
  ...more,
});
const mainThread = (pid: number) => event('thread_name', pid, { args: { name: 'CrRendererMain' } });
const task = (pid: number, own: number, clock: number, tid = 1) =>
  event('RunTask', pid, { tdur: own * 1000, dur: clock * 1000, tid });

test('the longest task of the page that runs scripts, on its main thread', () => {
  const events = [
    mainThread(1),
    mainThread(2),
    event('FunctionCall', 2),
    task(1, 500, 500),
    task(2, 40, 45),
    task(2, 12, 90),
    task(2, 300, 300, 7),
    event('FunctionCall', 2, { tdur: 700_000, dur: 700_000 }),
  ];
  expect(longestTaskOf(events)).toEqual({ own: 40, clock: 90 });
});

test('what the garbage collector takes of a task is not the page’s own work', () => {
  const at = (name: string, ts: number, own: number) => event(name, 1, { ts, tdur: own * 1000, dur: own * 1000 });
  const events = [
    mainThread(1),
    event('FunctionCall', 1),
    at('RunTask', 0, 80),
    at('MajorGC', 10_000, 70),
    at('RunTask', 90_000, 20),
    at('MajorGC', 500_000, 90),
  ];
  expect(longestTaskOf(events)).toEqual({ own: 20, clock: 80 });
});

test('a page that did nothing', () => {
  expect(longestTaskOf([mainThread(1)])).toEqual({ own: 0, clock: 0 });
  expect(longestTaskOf([])).toEqual({ own: 0, clock: 0 });
});
