import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { type CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { ChangedFile } from './changed-file';
import styles from './history.module.css';
import { readHistory, restoreChange, type SavedChange } from './read-history';

/** More files of one change nobody looks through. */
const SHOWN_FILES = 50;

const HISTORY_KEY = ['catalogue history'];

interface ChangeProps {
  change: SavedChange;
  server: CatalogueServer;
  onRestore: (paths?: readonly string[]) => void;
}

function Change({ change: { id, at, by, summary, files }, server, onRestore }: ChangeProps) {
  const [now] = useState(() => Date.now());
  const shown = files.slice(0, SHOWN_FILES);
  return (
    <li className={styles.change}>
      <h2>{summary}</h2>
      <p>
        <time dateTime={at} title={new Date(at).toLocaleString('en-GB')}>
          {ageInWords(now - Date.parse(at))}
        </time>
        , {by}, {files.length === 1 ? 'one file' : `${files.length} files`}
      </p>
      {shown.map((file) => (
        <ChangedFile key={file.path} server={server} id={id} file={file} onRestore={() => onRestore([file.path])} />
      ))}
      {files.length > shown.length && <p>The first {SHOWN_FILES} are shown.</p>}
      {files.length > 1 && (
        <button type="button" aria-label={`Restore all of '${summary}'`} onClick={() => onRestore()}>
          Restore all {files.length} files
        </button>
      )}
    </li>
  );
}

function Changes({ server }: { server: CatalogueServer }) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: HISTORY_KEY,
    queryFn: () => readHistory(server),
    staleTime: 0,
    retry: false,
  });
  const [message, setMessage] = useState<{ isError: boolean; text: string }>();
  const restore = async ({ id, summary }: SavedChange, only?: readonly string[]) => {
    try {
      setMessage({ isError: false, text: 'Restoring…' });
      await restoreChange(server, id, only);
      setMessage({ isError: false, text: `It is as before '${summary}'. This, too, can be restored.` });
      await client.invalidateQueries({ queryKey: HISTORY_KEY, exact: true });
    } catch (failure) {
      setMessage({ isError: true, text: messageOf(failure) });
    }
  };
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  return (
    <>
      <p role="status" data-error={message?.isError || undefined}>
        {message?.text}
      </p>
      {data.length === 0 && <p>Nothing was saved in the last thirty days.</p>}
      <ol className={styles.changes}>
        {data.map((change) => (
          <Change key={change.id} change={change} server={server} onRestore={(only) => void restore(change, only)} />
        ))}
      </ol>
    </>
  );
}

/** `/admin/history` and `/editor/history`: what was saved to the catalogue in the last thirty days, and the way back. */
export function HistoryPage() {
  const { catalogueServer } = useShellContext();
  return (
    <div className={styles.history}>
      <PageMeta title="History" />
      <header>
        <h1>History</h1>
        <Link to={paths.admin}>Admin Tools</Link>
      </header>
      {catalogueServer ? (
        <Changes server={catalogueServer} />
      ) : (
        <p>No server keeps the catalogue of this site: what you download and where it goes is up to you.</p>
      )}
    </div>
  );
}
