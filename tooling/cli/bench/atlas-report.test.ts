/** @jest-environment node */
import { atlasReport, atlasVerdicts } from './atlas-report';
import type { AtlasFigures } from './measure-atlas';

const run: AtlasFigures = { drawn: 1000, world: 200.4, kind: 80 };

test.each<[string, Partial<AtlasFigures>, boolean[]]>([
  ['everything holds at its limit', {}, [true, true, true]],
  ['a map that comes late', { drawn: 1001 }, [false, true, true]],
  ['presses that are slow', { world: 201, kind: 300 }, [true, false, false]],
])('%s', (_, more, holds) => {
  expect(atlasVerdicts([{ ...run, ...more }]).map((verdict) => verdict.holds)).toEqual(holds);
});

test('shows medians, ranges and verdicts', () => {
  const text = atlasReport([run, { ...run, kind: 60 }, { ...run, drawn: 1200, kind: 250 }]);
  expect(text).toMatch(/^Atlas of 500 people and 3,000 relations more, medians of 3 /);
  expect(text).toMatch(/^the map drawn .*, at most 1000 ms +1000 ms \(1000–1200 ms\) holds$/m);
  expect(text).toMatch(/^a kind pressed .*, at most 200 ms +80 ms \(60–250 ms\) holds$/m);
});
