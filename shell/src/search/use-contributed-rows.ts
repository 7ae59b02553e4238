import { useQueries } from '@tanstack/react-query';
import type { SearchResult } from '@otherfolk/shared/contract/extension-points';
import { SITE_PATH_PATTERN } from '@otherfolk/shared/contract/site-path';
import { loadPart, withinTime } from '../contributions/load-part';
import { useContributions } from '../contributions/use-contributions';
import { wantedPart } from '../contributions/wanted-part';
import { useRemoteLoader } from '../remotes/remote-loader';
import type { Row } from './result-row';

const MOST_RESULTS = 10;

const isPath = (to: unknown): to is string => typeof to === 'string' && SITE_PATH_PATTERN.test(to);

/** The rows of what a source found, as far as they are some. */
export function contributedRows(key: string, title: string, found: unknown): Row[] {
  const results = Array.isArray(found) ? (found as Partial<SearchResult>[]) : [];
  return results
    .filter((result) => typeof result?.title === 'string' && isPath(result.to))
    .slice(0, MOST_RESULTS)
    .map(({ title: name = '', to = '', note }) => ({
      kind: 'contributed',
      key: `${key} ${to}`,
      name,
      owner: '',
      detail: [title, typeof note === 'string' ? note : ''].filter(Boolean).join(' · '),
      image: '',
      rating: undefined,
      to,
    }));
}

/** The rows that sources of other remotes find for a question, as soon as they come. A source that fails finds nothing. */
export function useContributedRows(question: string): Row[] {
  const loader = useRemoteLoader();
  const sources = useContributions('search.source');
  return useQueries({
    queries: sources.map(({ key, title, remote, id }) => ({
      queryKey: ['contributed-search', key, question],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const search = wantedPart(await withinTime(loadPart(loader, remote, id)), 'search');
        return contributedRows(key, title, await withinTime(search(question, signal)));
      },
      enabled: question !== '',
      retry: false,
      persister: undefined,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}
