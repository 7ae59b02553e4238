/** @jest-environment node */
import { progressOn } from './progress';

/** Adds one each second; gives what was written. */
function written(seconds: number, isTTY: boolean, { total = 100, each = 1 } = {}): string[] {
  const texts: string[] = [];
  let time = 0;
  const progress = progressOn({ write: (text) => texts.push(text), isTTY }, () => time)('rendering pages', total);
  for (let second = 0; second < seconds; second++) {
    time += 1000;
    progress.add(each);
  }
  progress.end();
  return texts;
}

test('work that takes less than two seconds is not reported', () => {
  expect(written(1, true)).toEqual([]);
  expect(written(1, false)).toEqual([]);
});

test('in a terminal, one line changes, and is gone in the end', () => {
  expect(written(3, true)).toEqual([
    '\r\u001b[Krendering pages: 2 of 100, 1/s, 1 min 38 s left',
    '\r\u001b[Krendering pages: 3 of 100, 1/s, 1 min 37 s left',
    '\r\u001b[K',
  ]);
});

test('elsewhere, a line comes every few seconds', () => {
  expect(written(12, false, { total: 20_000, each: 1000 })).toEqual([
    'rendering pages: 2,000 of 20,000, 1,000/s, 18 s left\n',
    'rendering pages: 7,000 of 20,000, 1,000/s, 13 s left\n',
    'rendering pages: 12,000 of 20,000, 1,000/s, 8 s left\n',
  ]);
});

test('short works are reported when they take two seconds together, each with its own rate', () => {
  const texts: string[] = [];
  let time = 0;
  const start = progressOn({ write: (text) => texts.push(text), isTTY: true }, () => time);
  for (const what of ['reading files', 'measuring images']) {
    const progress = start(what, 30);
    for (let count = 0; count < 3; count++) {
      time += 500;
      progress.add(10);
    }
    progress.end();
  }
  expect(texts).toEqual([
    '\r\u001b[Kmeasuring images: 10 of 30, 20/s, 1 s left',
    '\r\u001b[Kmeasuring images: 20 of 30, 20/s, 1 s left',
    '\r\u001b[Kmeasuring images: 30 of 30, 20/s, 0 s left',
    '\r\u001b[K',
  ]);
});

test('the rate of a work counts from its first report on', () => {
  const texts: string[] = [];
  const start = progressOn({ write: (text) => texts.push(text) }, () => 12_000);
  start('placing people', 100, 2000).add(50);
  expect(texts).toEqual(['placing people: 50 of 100, 5/s, 10 s left\n']);
});

test('the first moments of a work are not reported, as they say little of its rate', () => {
  const texts: string[] = [];
  let time = 0;
  const start = progressOn({ write: (text) => texts.push(text) }, () => time);
  start('reading files', 1).end();
  time = 3000;
  const progress = start('measuring images', 100);
  for (let ms = 0; ms < 200; ms += 100) {
    time += ms;
    progress.add(1);
  }
  expect(texts).toEqual([]);
  time += 100;
  progress.add(1);
  expect(texts).toEqual(['measuring images: 3 of 100, 15/s, 7 s left\n']);
});
