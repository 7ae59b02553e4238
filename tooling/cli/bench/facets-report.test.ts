/** @jest-environment node */
import { facetsReport, facetVerdicts } from './facets-report';
import type { FacetFigures } from './measure-facet-presses';

const run: FacetFigures = { pressed: 60, slowest: 100.4, task: 50, taskOnClock: 70 };

test.each<[string, Partial<FacetFigures>, boolean[]]>([
  ['everything holds at its limit', {}, [true, true, true]],
  ['presses that are slow', { pressed: 101, slowest: 130 }, [false, false, true]],
  ['a list that stutters', { task: 51 }, [true, true, false]],
])('%s', (_, more, holds) => {
  expect(facetVerdicts([{ ...run, ...more }]).map((verdict) => verdict.holds)).toEqual(holds);
});

test('shows medians, ranges and verdicts', () => {
  const text = facetsReport([run, { ...run, pressed: 80 }, { ...run, pressed: 140, task: 90 }], 2500);
  expect(text).toMatch(/^Filters of a list of 2,500 characters more, medians of 3 /);
  expect(text).toMatch(/^a value pressed .*middle one of the presses, at most 100 ms +80 ms \(60–140 ms\) holds$/m);
  expect(text).toMatch(/^longest task while filtering, at most 50 ms +50 ms \(50–90 ms\) holds$/m);
  expect(text).toMatch(/: 70 ms\.$/m);
});
