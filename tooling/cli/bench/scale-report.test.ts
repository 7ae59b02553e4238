/** @jest-environment node */
import type { CommandFigures } from './measure-command';
import type { ScaleResult, ScaleRun } from './run-scale';
import { scaleReport, scaleVerdicts } from './scale-report';
import { type ScaleStepId, scaleStepIds } from './scale-steps';

const MB = 1_000_000;

function runOf(time: number, changed: Partial<Record<ScaleStepId, Partial<CommandFigures>>> = {}): ScaleRun {
  const figures = { time, cpu: 2 * time, memory: 500 * MB };
  return Object.fromEntries(scaleStepIds.map((id) => [id, { ...figures, ...changed[id] }])) as ScaleRun;
}

const shipped: ScaleResult = { lives: 55, more: 0, runs: [runOf(1000)] };
const big = (...runs: ScaleRun[]): ScaleResult => ({ lives: 10_055, more: 10_000, runs });

test.each<[string, Partial<Record<ScaleStepId, Partial<CommandFigures>>>, string[]]>([
  ['everything holds at its limit', { export: { time: 30_040, memory: 512.4 * MB }, server: { time: 1204 } }, []],
  ['a slow index', { index: { time: 10_100 } }, ['index, from nothing']],
  ['an index that begins anew', { indexAfterChange: { time: 1100 } }, ['index, one life changed']],
  ['a slow check', { check: { time: 10_100 } }, ['check, from nothing']],
  ['a check that begins anew', { checkAfterChange: { time: 1100 } }, ['check, one life changed']],
  ['a slow export', { export: { time: 30_060 } }, ['export, from nothing']],
  ['an export that hoards', { export: { memory: 513 * MB } }, ['export, from nothing, memory']],
  ['an export that begins anew', { exportAfterChange: { time: 2100 } }, ['export, one life changed']],
  ['a server that waits', { server: { time: 1206 } }, ['server, until it is ready, against the shipped catalogue']],
])('%s', (_, changed, missed) => {
  const verdicts = scaleVerdicts([shipped, big(runOf(1000, changed))]);
  expect(verdicts).toHaveLength(8);
  expect(verdicts.filter(({ holds }) => !holds).map(({ goal }) => goal)).toEqual(missed);
});

test('the goals are for one size', () => {
  const results = [shipped, { ...big(runOf(90_000)), lives: 255, more: 200 }];
  expect(scaleVerdicts(results)).toEqual([]);
  expect(scaleReport(results)).toMatch(/^The goals are for 10,000 lives more, which were not measured\.$/m);
});

test('shows what each size takes, beside the shipped catalogue, and verdicts', () => {
  const text = scaleReport([shipped, big(runOf(20_110))]);
  expect(text).toMatch(/^Catalogues of several sizes, one run; /);
  expect(text).toMatch(/^time by the clock +55 lives +10,055 lives +ratio +per life$/m);
  expect(text).toMatch(/^check, from nothing +1\.0 s +20\.1 s +20\.11 +0\.110$/m);
  expect(text).toMatch(/^check, from nothing +2\.0 s +40\.2 s +20\.11 +0\.110$/m);
  expect(text).toMatch(/^check, from nothing +500 MB +500 MB +1\.00 +0\.005$/m);
  expect(text).toMatch(/^check, from nothing, at most 10 s +20\.1 s MISSED$/m);
});

test('several runs are told as medians and ranges, and each ratio is of one run', () => {
  const beside = { ...shipped, runs: [runOf(1000), runOf(2000), runOf(4000)] };
  const text = scaleReport([beside, big(runOf(3000), runOf(2000), runOf(8000))]);
  expect(text).toMatch(/^Catalogues of several sizes, medians of 3 runs and their ranges; /);
  expect(text).toMatch(
    /^index, from nothing +2\.0 s \(1\.0–4\.0\) +3\.0 s \(2\.0–8\.0\) +2\.00 \(1\.00–3\.00\) +0\.011$/m,
  );
});
