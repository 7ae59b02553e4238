import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { isTelling } from '@otherfolk/shared/search/words-to-find';
import { findFurther, type FurtherResults } from './find-further';
import { type LoadedNames, PAGES } from './names-query';
import { recentPages } from './recent-pages';
import type { Row } from './result-row';
import { useContributedRows } from './use-contributed-rows';
import { useSettled } from './use-settled';

/** The most rows that are found by name, and the number of rows all in all at first. */
const MAX_ROWS = 10;

/** The number of further results that are shown at least, and of those that are added each time. */
const FURTHER = 5;
const MORE = 10;

const TOO_COMMON = 'These words are on almost every page: add a rarer one.'; // docs/product.md#search
const WITHOUT_TEXTS = 'Only names were searched: the index of the texts is missing or out of date.';
const NOTHING = 'Nothing found. Try fewer words, or other ones.';

/** The answer to a question of a letter or two. */
const NO_FURTHER: FurtherResults = { results: [], hasMore: false, isTooCommon: false, isWithoutTexts: false };

interface FoundRows {
  rows: Row[];
  /** The outcome in words, for whoever cannot see the rows. */
  status: string;
  /** Whether the rows are pages that were visited last. */
  isRecent: boolean;
  forget: () => void;
}

interface Request {
  question: string;
  /** How often more was asked for. */
  pages: number;
  viewer: Viewer;
}

const rowOf = ({ entry, to, snippet }: FurtherResults['results'][number]): Row => ({ ...entry, key: to, to, snippet });

function statusOf(count: number, further: FurtherResults | undefined): string {
  if (!further) return 'Loading...';
  if (further.isWithoutTexts) return WITHOUT_TEXTS;
  if (count === 0) return further.isTooCommon ? TOO_COMMON : NOTHING;
  return `${count} ${count === 1 ? 'result' : 'results'}${further.hasMore ? ', and more' : ''}`;
}

/**
 * The rows in the list of results: at once what has the whole question in its name, and below it, so that no row moves, what matches
 * some of its words, in one go.
 */
export function useFoundRows(names: LoadedNames | undefined, { question, pages, viewer }: Request): FoundRows {
  const client = useQueryClient();
  const [recent, setRecent] = useState(recentPages);
  const isEmpty = question.trim() === '';
  const settled = useSettled(question);

  const byName = useMemo(
    () => (names?.search.find(question, MAX_ROWS) ?? []).map((entry): Row => ({ ...entry, key: entry.to })),
    [names, question],
  );
  const limit = Math.max(FURTHER, MAX_ROWS - byName.length) + pages * MORE;
  const isAsked = isTelling(settled);
  const further = useQuery({
    queryKey: ['search-further', names?.id, settled, limit, audienceKey(viewer)],
    queryFn: () => {
      if (!names) throw new Error('The names are not loaded');
      const known = new Set(names.search.find(settled, MAX_ROWS).map(({ to }) => to));
      return findFurther(client, names, { question: settled, limit, viewer, known });
    },
    enabled: names !== undefined && isAsked && settled === question,
    // Further rows of the same question join those that are there.
    placeholderData: (before, query) => (query?.queryKey[2] === settled ? before : undefined),
    structuralSharing: false,
  });

  const visited = useMemo(
    () =>
      recent.flatMap((to): Row[] =>
        [names?.byAddress.get(to)].flatMap((entry) => (entry ? [{ ...entry, key: to }] : [])),
      ),
    [names, recent],
  );

  const contributed = useContributedRows(settled.trim());
  const forget = () => setRecent([]);
  if (isEmpty) {
    const sitePages = PAGES.map((entry): Row => ({ ...entry, key: entry.to }));
    if (visited.length > 0) return { rows: visited, status: 'Recently visited.', isRecent: true, forget };
    return { rows: sitePages, status: '', isRecent: false, forget };
  }
  const isSettled = names !== undefined && settled === question;
  const found: FurtherResults | undefined = isSettled ? (isAsked ? further.data : NO_FURTHER) : undefined;
  const rows = [...byName, ...(found?.results.map(rowOf) ?? []), ...(isSettled ? contributed : [])];
  return {
    rows: found?.hasMore ? [...rows, { kind: 'more', key: 'more' }] : rows,
    status: statusOf(rows.length, found),
    isRecent: false,
    forget,
  };
}
