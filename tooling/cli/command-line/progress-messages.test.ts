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
