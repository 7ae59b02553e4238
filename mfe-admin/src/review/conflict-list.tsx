import { tryOr } from '@otherfolk/shared/domain/try-or';
import { writtenValue } from '@otherfolk/shared/json-text/written-value';
import type { PendingFile } from '../changes/pending-file';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import type { Conflict } from '../targets/catalogue-target';
import { texts } from '../texts';
import { Differences } from './differences';
import { FileDetails } from './file-details';
import styles from './review-dialog.module.css';

/** The choice about a file that somebody else has changed meanwhile. */
export type Resolution = 'merge' | 'mine' | 'theirs';

interface ConflictListProps {
  conflicts: readonly Conflict[];
  files: readonly PendingFile[];
  onResolve: (conflict: Conflict, resolution: Resolution) => void;
}

/** The changes of someone else since a file was opened, field by field; undefined where the file cannot be read. */
const theirsOf = ({ text, path }: Conflict, { before }: PendingFile) =>
  text !== undefined && before && tryOr(() => writtenValue(text), undefined) !== undefined
    ? { path, text, before }
    : undefined;

/** Files that changed since they were opened: what changed, and what is to become of it. Nothing is saved until that is decided. */
export function ConflictList({ conflicts, files, onResolve }: ConflictListProps) {
  const names = useNamesOfItems();
  return conflicts.map((conflict) => {
    const file = files.find(({ path }) => path === conflict.path);
    const theirs = file && theirsOf(conflict, file);
    const title = titleOfFile(conflict.path, names, file?.json);
    const isRemoved = conflict.hash === undefined;
    const isUnreadable = !isRemoved && conflict.text === undefined;
    return (
      <section key={conflict.path} className={styles.conflict} aria-label={texts.review.conflictIn(title)}>
        <h3>{texts.review.hasChanged(title)}</h3>
        {isRemoved && <p>{texts.review.someoneRemoved}</p>}
        {isUnreadable && <p>{texts.review.unreadable}</p>}
        {theirs && (
          <details open>
            <summary>{texts.review.changedByOthers}</summary>
            <Differences file={theirs} />
          </details>
        )}
        <FileDetails paths={[conflict.path]} />
        <p className={styles.choices}>
          {theirs && (
            <button type="button" data-primary onClick={() => onResolve(conflict, 'merge')}>
              {texts.review.merge}
            </button>
          )}
          {!isUnreadable && (
            <button type="button" onClick={() => onResolve(conflict, 'mine')}>
              {texts.review.keepMine}
            </button>
          )}
          {conflict.text !== undefined && (
            <button type="button" onClick={() => onResolve(conflict, 'theirs')}>
              {texts.review.takeTheirs}
            </button>
          )}
        </p>
        <p className={styles.state}>{texts.review.mergeHint}</p>
      </section>
    );
  });
}
