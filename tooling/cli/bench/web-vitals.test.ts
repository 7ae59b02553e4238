/** @jest-environment node */
import { cumulativeLayoutShift, totalBlockingTime } from './web-vitals';

test.each([
  ['nothing', [], 0],
  ['a task of 50 ms', [[200, 50]], 0],
  [
    'two tasks',
    [
      [200, 80],
      [400, 150],
    ],
    130,
  ],
  ['a task that began before', [[0, 190]], 40],
  ['a task that ends after', [[900, 500]], 50],
  [
    'tasks outside',
    [
      [0, 90],
      [1000, 400],
    ],
    0,
  ],
])('blocking time of %s', (_, tasks, expected) => {
  const longTasks = tasks.map(([startTime = 0, duration = 0]) => ({ startTime, duration }));
  expect(totalBlockingTime(longTasks, 100, 1000)).toBe(expected);
});

test.each([
  ['nothing', [], 0],
  [
    'one burst',
    [
      [100, 1],
      [900, 2],
      [1800, 4],
    ],
    7,
  ],
  [
    'two bursts',
    [
      [100, 1],
      [1100, 2],
      [1200, 4],
    ],
    6,
  ],
  [
    'a burst longer than 5 s',
    [
      [0, 1],
      [900, 1],
      [1800, 1],
      [2700, 1],
      [3600, 1],
      [4500, 1],
      [5400, 1],
    ],
    6,
  ],
])('layout shift of %s', (_, shifts, expected) => {
  const layoutShifts = shifts.map(([startTime = 0, value = 0]) => ({ startTime, value }));
  expect(cumulativeLayoutShift(layoutShifts)).toBe(expected);
});
