/** @jest-environment node */
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { hearProgress, type ProgressMessage, progressTo } from './progress-messages';

test('another thread hears of works as they were told, counts of a short time together', () => {
  let time = 1000;
  const told: unknown[] = [];
  const startProgress: StartProgress = (...began) => {
    told.push(began);
    return { add: (count) => told.push(count), end: () => told.push('end') };
  };
  const messages: ProgressMessage[] = [];
  const start = progressTo(
    (message) => messages.push(message),
    () => time,
  );
  const reading = start('reading', 10);
  reading.add(1);
  reading.add(2);
  time += 200;
  reading.add(3);
  reading.add(4);
  reading.end();
  start('placing', 5).add(1);
  messages.forEach(hearProgress(startProgress));
  expect(told).toEqual([['reading', 10, 1000], 6, 'end', ['placing', 5, 1200]]);
});

test('works of another thread that go on at the same time are told apart', () => {
  const told: unknown[] = [];
  const startProgress: StartProgress = (what) => ({
    add: (count) => told.push([what, count]),
    end: () => told.push([what, 'end']),
  });
  let time = 0;
  const start = progressTo(hearProgress(startProgress), () => (time += 1000));
  const [reading, placing] = [start('reading', 10), start('placing', 5)];
  reading.add(1);
  placing.add(2);
  reading.end();
  placing.add(3);
  placing.end();
  expect(told).toEqual([
    ['reading', 1],
    ['placing', 2],
    ['reading', 'end'],
    ['placing', 3],
    ['placing', 'end'],
  ]);
});
