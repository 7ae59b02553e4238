import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { Differences } from '../review/differences';
import { readTexts, type SavedChange } from './read-history';

/** Of a list, the object that holds it: differences go by keys. */
function contentOf(text: string | null): JsonRecord | undefined {
  const json: unknown = text === null ? {} : tryOr((): unknown => JSON.parse(text), undefined);
  if (Array.isArray(json)) return { items: json };
  return isJsonRecord(json) ? json : undefined;
}

function Content({ server, id, path }: { server: CatalogueServer; id: string; path: string }) {
  const { data, error } = useQuery({
    queryKey: ['catalogue history', id, path],
    queryFn: () => readTexts(server, id, path),
    staleTime: Infinity,
    retry: false,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading…</p>;
  const [before, after] = [contentOf(data.before), contentOf(data.after)];
  if (!before || !after) return <p>It cannot be shown field by field.</p>;
  return <Differences file={{ json: after, before: { text: '', json: before } }} />;
}

interface ChangedFileProps {
  server: CatalogueServer;
  id: string;
  file: SavedChange['files'][number];
  onRestore: () => void;
}

/** One file of a change: what it said before and after, read when it is asked for, and a way back. */
export function ChangedFile({ server, id, file: { path, change }, onRestore }: ChangedFileProps) {
  const [isOpen, setOpen] = useState(false);
  const isText = path.endsWith('.json');
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {path} <small>{change}</small>
      </summary>
      {isOpen && isText && <Content server={server} id={id} path={path} />}
      <button type="button" aria-label={`Restore ${path}`} onClick={onRestore}>
        {change === 'added' ? 'Remove this file again' : 'Restore this file'}
      </button>
    </details>
  );
}
