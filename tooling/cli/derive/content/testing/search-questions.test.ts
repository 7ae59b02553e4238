/** @jest-environment node */
import { entriesOf } from '@otherfolk/shared/search/name-entries';
import { NameSearch } from '@otherfolk/shared/search/name-search';
import { NAMES_FILE, type SearchNames } from '@otherfolk/shared/search/search-files';
import { fromRoot } from '@otherfolk/system/from-root';
import { SplitCatalogue } from '../../guarded/split-catalogue';
import { QUESTIONS } from './search-questions';

/** The right answer should be among so many results. */
const FIRST = 5;

test.each(['asTyped', 'withTypo'] as const)(
  'the search answers at least 95 %% of the labelled questions (%s) among its first five results',
  async (kind) => {
    const split = await SplitCatalogue.read(fromRoot('data'));
    const search = await NameSearch.over(entriesOf((await split.visitorReader(NAMES_FILE)) as SearchNames));
    const missed = QUESTIONS[kind].filter(
      ({ question, to }) => !search.find(question, FIRST).some((entry) => entry.to === to),
    );
    expect(missed.length / QUESTIONS[kind].length).toBeLessThanOrEqual(0.05);
  },
);
