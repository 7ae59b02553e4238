import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { findInTexts } from './find-in-texts';
import { type LoadedNames, PAGES } from './names-query';
import { recentPages } from './recent-pages';
import type { Row } from './result-row';

const MAX_NAMES = 10;

/** How many results of texts are shown at first, and how many more each time. */
const TEXTS = 5;
const MORE_TEXTS = 10;

/** Texts are asked for when nothing has been typed for so long. */
const PAUSE_MS = 250;

/** A value that has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const counted = (count: number, of: string) => `${count} ${count === 1 ? 'result' : 'results'} ${of}`;

const TOO_COMMON = 'These words stand nearly everywhere: add one that does not.'; // docs/product.md#search

interface FoundRows {
  rows: Row[];
  /** For whoever cannot see them. */
  status: string;
  /** How many results of texts are shown. */
  shown: number;
  /** Whether the rows are pages that were visited last. */
  isRecent: boolean;
  forget: () => void;
}

interface Request {
  question: string;
  step: 'names' | 'texts';
  /** How many results of texts were shown when more were asked for. */
  limit: number;
  viewer: Viewer;
}

/** What stands in the list of results. */
export function useFoundRows(names: LoadedNames | undefined, { question, step, limit, viewer }: Request): FoundRows {
  const client = useQueryClient();
  const [recent, setRecent] = useState(recentPages);
  const forget = () => setRecent([]);
  const isEmpty = question.trim() === '';
  const settled = useSettled(question);
  const shown = limit + (limit === 0 ? TEXTS : MORE_TEXTS);
  const texts = useQuery({
    queryKey: ['search-texts', names?.id, settled, shown, audienceKey(viewer)],
    queryFn: () => {
      if (!names) throw new Error('The names are not loaded');
      return findInTexts(client, names, { question: settled, limit: shown, viewer });
    },
    enabled: step === 'texts' && names !== undefined && settled.trim() !== '',
    placeholderData: (before) => before,
    structuralSharing: false,
  });

  const byName = useMemo((): Row[] => {
    if (isEmpty) return [];
    const found = (names?.search.find(question, MAX_NAMES) ?? []).map((entry): Row => ({ ...entry, key: entry.to }));
    return [...found, { kind: 'texts', key: 'texts', question }];
  }, [names, question, isEmpty]);

  const visited = useMemo(
    () =>
      recent.flatMap((to): Row[] =>
        [names?.byAddress.get(to)].flatMap((entry) => (entry ? [{ ...entry, key: to }] : [])),
      ),
    [names, recent],
  );

  if (isEmpty) {
    const pages = PAGES.map((entry): Row => ({ ...entry, key: entry.to }));
    if (visited.length > 0) return { rows: visited, status: 'Last visited.', shown, isRecent: true, forget };
    return { rows: pages, status: '', shown, isRecent: false, forget };
  }
  if (step === 'names') {
    const count = byName.length - 1;
    const status = names ? counted(count, 'by name') : 'Loading...';
    return { rows: byName, status, shown, isRecent: false, forget };
  }
  if (texts.isError) {
    const status = 'The texts cannot be searched right now: their index is missing, or of another release.';
    return { rows: [], status, shown, isRecent: false, forget };
  }
  const { results = [], hasMore = false, isTooCommon = false } = texts.data ?? {};
  const rows = results.map(({ entry, to, snippet }): Row => ({ ...entry, key: to, to, snippet }));
  const status =
    texts.data && settled === question
      ? isTooCommon
        ? TOO_COMMON
        : counted(results.length, `in texts${hasMore ? ', and more' : ''}`)
      : 'Loading...';
  return {
    rows: hasMore ? [...rows, { kind: 'more', key: 'more' }] : rows,
    status,
    shown,
    isRecent: false,
    forget,
  };
}
