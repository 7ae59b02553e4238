import { useQuery } from '@tanstack/react-query';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { writtenValue } from '@otherfolk/shared/json-text/written-value';
import { Differences } from '../review/differences';
import { historyTexts } from '../texts/history';
import { readTexts } from './read-history';

/** Null for no file. */
type Text = string | null;

const isReadable = (text: Text): boolean => text === null || tryOr(() => writtenValue(text), undefined) !== undefined;

interface FileDifferencesProps {
  server: CatalogueServer;
  /** The id of the change. */
  id: string;
  path: string;
  /** Chooses the two states that are compared, out of what the file was before and after the change. */
  between: (texts: { before: Text; after: Text }) => readonly [from: Text, to: Text];
}

/** Shows field by field how a file of a change differs between two states; what the history keeps of it is read first. */
export function FileDifferences({ server, id, path, between }: FileDifferencesProps) {
  const { data, error } = useQuery({
    queryKey: ['catalogue history', id, path],
    queryFn: () => readTexts(server, id, path),
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">{historyTexts.reading}</p>;
  const [from, to] = between(data);
  if (!isReadable(from) || !isReadable(to)) return <p>{historyTexts.notByField}</p>;
  return <Differences file={{ path, text: to ?? '', before: { text: from ?? '' } }} />;
}
