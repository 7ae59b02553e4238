/** @jest-environment node */
import { listReport, listVerdicts } from './list-report';
import type { ListResult } from './run-list-bench';

const result: ListResult = {
  listReady: 3000,
  shippedListReady: 2000,
  detailReady: 2200,
  shippedDetailReady: 2000,
  scrollTask: 50.4,
  scrollTaskOnClock: 181,
  typeTask: 12,
  typeTaskOnClock: 19,
  memory: 150_400_000,
};

test.each<[string, Partial<ListResult>, string[]]>([
  ['everything holds at its limit', {}, []],
  ['a late list', { listReady: 3100 }, ['list ready, against the shipped list']],
  ['a late page', { detailReady: 2300 }, ['character page ready, against the shipped one']],
  ['a list that stutters', { scrollTask: 51 }, ['longest task while scrolling through']],
  ['a field that sticks', { typeTask: 90 }, ['longest task while typing a base age']],
  ['a list that hoards', { memory: 151_000_000 }, ['memory after scrolling']],
])('%s', (_, more, missed) => {
  const verdicts = listVerdicts({ ...result, ...more });
  expect(verdicts).toHaveLength(5);
  expect(verdicts.filter(({ holds }) => !holds).map(({ goal }) => goal)).toEqual(missed);
});

test('shows figures, goals and verdicts', () => {
  const text = listReport({ ...result, scrollTask: 60 }, { characters: 10_000, runs: 3 });
  expect(text).toMatch(/^A catalogue of 10,000 characters more, medians of 3: /);
  expect(text).toMatch(/^list +3000 ms +2000 ms$/m);
  expect(text).toMatch(/^list ready, against the shipped list, at most 1.5 +1.50 holds$/m);
  expect(text).toMatch(/^longest task while scrolling through, at most 50 ms +60 ms MISSED$/m);
  expect(text).toMatch(/: 181 ms scrolling, 19 ms typing\.$/m);
});
