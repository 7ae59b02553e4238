/** @jest-environment node */
import { measureInTurns, median, reportOf } from './compare';

test.each([
  [[], NaN],
  [[3], 3],
  [[10, 9], 9.5],
  [[5, 1, 100], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the bench measures its subjects in turns, each second run the other way round', async () => {
  const asked: string[] = [];
  const subject = (name: string) => ({ name, measure: async () => ({ ms: asked.push(name) }) });
  const measured = await measureInTurns([subject('plain'), subject('site')], 2, () => undefined);
  expect(asked).toEqual(['plain', 'site', 'site', 'plain']);
  expect(measured).toEqual([
    { name: 'plain', samples: [{ ms: 1 }, { ms: 4 }] },
    { name: 'site', samples: [{ ms: 2 }, { ms: 3 }] },
  ]);
});

test('the report gives median, range, ratio to the first subject, and each goal as held or missed', () => {
  const report = reportOf({
    title: 'Pages',
    measured: [
      { name: 'plain', samples: [{ ms: 100 }, { ms: 300 }] },
      {
        name: 'site',
        samples: [
          { ms: 90, kB: 145.4 },
          { ms: 110, kB: 145.4 },
        ],
      },
    ],
    goals: [
      { subject: 'site', figure: 'ms', limit: 1, isRatio: true },
      { subject: 'site', figure: 'kB', limit: 100 },
    ],
  });
  const lines = report.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines).toContainEqual(['ms', 'plain', '200', '100–300']);
  expect(lines).toContainEqual(['ms', 'site', '100', '90–110', '0.50', 'ratio ≤ 1 holds']);
  expect(lines).toContainEqual(['kB', 'site', '145', '145–145', '≤ 100 MISSED']);
});
