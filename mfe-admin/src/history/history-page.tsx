import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import { Loading } from '@otherfolk/shared/ui/loading';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { type Conflict, SaveConflict } from '../targets/catalogue-target';
import { texts } from '../texts';
import { ListLink } from '../ui/list-link';
import { ChangedFile } from './changed-file';
import { ChangedSince } from './changed-since';
import styles from './history.module.css';
import { type Expected, readHistory, restoreChange, type SavedChange } from './read-history';

/** More files of one change nobody looks through. */
const SHOWN_FILES = 50;

const CHANGED_SINCE = 'Nothing was restored: there have been changes since.';

const HISTORY_KEY = ['catalogue history'];

const expectedOf = (files: SavedChange['files']): Expected =>
  Object.fromEntries(files.map(({ path, hash }) => [path, hash]));

/** The state of the files that the conflicts have shown: what a second attempt expects to find. */
const presentOf = (conflicts: readonly Conflict[]): Expected =>
  Object.fromEntries(conflicts.map(({ path, hash }) => [path, hash ?? null]));

/** A restoring that was refused: files have changed since. */
interface Refused {
  id: string;
  expected: Expected;
  conflicts: readonly Conflict[];
}

interface ChangeProps {
  change: SavedChange;
  server: CatalogueServer;
  onRestore: (expected: Expected) => void;
  children: ReactNode;
}

function Change({ change: { id, at, by, summary, files }, server, onRestore, children }: ChangeProps) {
  const [now] = useState(() => Date.now());
  const shown = files.slice(0, SHOWN_FILES);
  const exactly = new Date(at).toLocaleString('en-GB');
  return (
    <li className={styles.change}>
      <h2>{summary}</h2>
      <p>
        <time dateTime={at} title={exactly}>
          {ageInWords(now - Date.parse(at))}
        </time>
        <span>{texts.history.byWithFiles(by, files.length)}</span>
      </p>
      {shown.map((file) => (
        <ChangedFile
          key={file.path}
          server={server}
          id={id}
          file={file}
          onRestore={() => onRestore(expectedOf([file]))}
        />
      ))}
      {files.length > shown.length && <p>{texts.history.firstShown(SHOWN_FILES)}</p>}
      {files.length > 1 && (
        <button
          type="button"
          aria-label={texts.history.restoreAllOf(summary)}
          onClick={() => onRestore(expectedOf(files))}
        >
          {texts.history.restoreAllFiles(files.length)}
        </button>
      )}
      {children}
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
  const [refused, setRefused] = useState<Refused>();
  const restore = async ({ id, summary }: SavedChange, expected: Expected) => {
    setRefused(undefined);
    setMessage({ isError: false, text: 'Restoring…' });
    try {
      await restoreChange(server, id, expected);
      setMessage({ isError: false, text: `It is as before '${summary}'. This, too, can be restored.` });
    } catch (failure) {
      const isConflict = failure instanceof SaveConflict;
      setMessage({ isError: true, text: isConflict ? CHANGED_SINCE : messageOf(failure) });
      if (isConflict) setRefused({ id, expected, conflicts: failure.conflicts });
    }
    await client.invalidateQueries({ queryKey: HISTORY_KEY, exact: true });
  };
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  const { changes, damaged } = data;
  return (
    <>
      <p role="status" data-error={message?.isError || undefined}>
        {message?.text}
      </p>
      {damaged.length > 0 && <p>{texts.history.damaged(damaged.join(', '))}</p>}
      {changes.length === 0 && <p>{texts.history.nothingSaved}</p>}
      <ol className={styles.changes}>
        {changes.map((change) => (
          <Change
            key={change.id}
            change={change}
            server={server}
            onRestore={(expected) => void restore(change, expected)}
          >
            {refused?.id === change.id && (
              <ChangedSince
                server={server}
                id={change.id}
                conflicts={refused.conflicts}
                changes={changes}
                onRestore={() => void restore(change, { ...refused.expected, ...presentOf(refused.conflicts) })}
                onCancel={() => setRefused(undefined)}
              />
            )}
          </Change>
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
      <UnlistedMeta title={texts.history.history} />
      <header>
        <h1>{texts.history.history}</h1>
        <ListLink />
      </header>
      {catalogueServer ? <Changes server={catalogueServer} /> : <p>{texts.history.noServer}</p>}
    </div>
  );
}
