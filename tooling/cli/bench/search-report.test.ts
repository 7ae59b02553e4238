/** @jest-environment node */
import type { SearchResult } from './measure-search';
import { searchReport, searchVerdicts } from './search-report';

const result: SearchResult = {
  found: 0.95,
  foundWithTypo: 0.95,
  nameBytes: 120_000,
  textBytes: 20_000,
  mostTextBytes: 30_000,
  drawn: 50.4,
  longestDrawn: 180,
  typeTask: 50,
};

test.each<[string, Partial<SearchResult>, RegExp[]]>([
  ['everything holds at its limit', {}, []],
  ['questions that are not answered', { found: 0.9 }, [/40 questions/]],
  ['typos that are not forgiven', { foundWithTypo: 0.9 }, [/with a typo/]],
  ['names that are too large', { nameBytes: 121_000 }, [/names, tags/]],
  ['a full text that is too large', { mostTextBytes: 31_000 }, [/full text/]],
  ['results that come late', { drawn: 51 }, [/a key/]],
  ['a page that sticks', { typeTask: 70 }, [/longest task/]],
])('%s', (_, more, missed) => {
  const verdicts = searchVerdicts({ ...result, ...more });
  expect(verdicts).toHaveLength(6);
  expect(verdicts.filter(({ holds }) => !holds).map(({ goal }) => goal)).toEqual(
    missed.map((goal) => expect.stringMatching(goal) as string),
  );
});

test('shows figures, goals and verdicts', () => {
  const text = searchReport({ ...result, drawn: 60 }, { characters: 2445, runs: 3 });
  expect(text).toMatch(/2,445 characters more,\n.*medians of 3 runs/);
  expect(text).toMatch(/^of 20 questions with a typo, at least 95 % +95 % holds$/m);
  expect(text).toMatch(/^a key to its results on the screen, at most 50 ms +60 ms MISSED$/m);
  expect(text).toMatch(/20\.0 kB in the median.*180 ms\.$/m);
});
