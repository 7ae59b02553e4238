import { useState } from 'react';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import type { Conflict } from '../targets/catalogue-target';
import { texts } from '../texts';
import { FileDifferences } from './file-differences';
import styles from './history.module.css';
import type { SavedChange } from './read-history';

/** The change that made a file what it is now; undefined where the history has none. `changes`: the newest first. */
function lastChangeOf({ path, hash }: Conflict, changes: readonly SavedChange[]): SavedChange | undefined {
  const last = changes.find(({ files }) => files.some((file) => file.path === path));
  const made = last?.files.find((file) => file.path === path);
  return made?.hash === (hash ?? null) ? last : undefined;
}

interface ChangedSinceProps {
  server: CatalogueServer;
  /** The id of the change that is to be taken back. */
  id: string;
  conflicts: readonly Conflict[];
  changes: readonly SavedChange[];
  onRestore: () => void;
  onCancel: () => void;
}

/** Files that are not as a change left them: who changed them since, and what restoring would take from them. Nothing is written yet. */
export function ChangedSince({ server, id, conflicts, changes, onRestore, onCancel }: ChangedSinceProps) {
  const names = useNamesOfItems();
  const [now] = useState(() => Date.now());
  return (
    <section className={styles.conflict} aria-label={texts.history.changedSince}>
      {conflicts.map((conflict) => {
        const { path, text } = conflict;
        const last = lastChangeOf(conflict, changes);
        const since = last
          ? texts.history.byAt(last.by, ageInWords(now - Date.parse(last.at)), last.summary)
          : texts.history.outsideThisHistory;
        return (
          <div key={path}>
            <p role="alert">
              {texts.history.hasChangedSince(titleOfFile(path, names), text === undefined && !conflict.hash, since)}
            </p>
            {path.endsWith('.json') && (
              <details open>
                <summary>{texts.history.restoringWouldChange}</summary>
                <FileDifferences server={server} id={id} path={path} between={({ before }) => [text ?? null, before]} />
              </details>
            )}
          </div>
        );
      })}
      <p>{texts.history.nothingRestored}</p>
      <button type="button" onClick={onRestore}>
        {texts.history.restoreAnyway}
      </button>
      <button type="button" onClick={onCancel}>
        {texts.history.keepAsIs}
      </button>
    </section>
  );
}
