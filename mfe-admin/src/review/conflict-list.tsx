import { tryOr } from '@otherfolk/shared/domain/try-or';
import { writtenValue } from '@otherfolk/shared/json-text/written-value';
import type { PendingFile } from '../changes/pending-file';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import type { Conflict } from '../targets/catalogue-target';
import { Differences } from './differences';
import { FileDetails } from './file-details';
import styles from './review-dialog.module.css';

/** What becomes of a file that somebody else has changed meanwhile. */
export type Resolution = 'merge' | 'mine' | 'theirs';

interface ConflictListProps {
  conflicts: readonly Conflict[];
  files: readonly PendingFile[];
  onResolve: (conflict: Conflict, resolution: Resolution) => void;
}

/** What someone else changed since a file was opened, field by field; undefined where it cannot be read. */
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
      <section key={conflict.path} className={styles.conflict} aria-label={`Conflict in ${title}`}>
        <h3>{`${title} has changed since you opened it`}</h3>
        {isRemoved && <p>Someone has removed it. Keeping yours creates it again.</p>}
        {isUnreadable && <p>It is empty or not UTF-8: fix it in the catalogue folder, then save again.</p>}
        {theirs && (
          <details open>
            <summary>What someone else changed</summary>
            <Differences file={theirs} />
          </details>
        )}
        <FileDetails paths={[conflict.path]} />
        <p className={styles.choices}>
          {theirs && (
            <button type="button" data-primary onClick={() => onResolve(conflict, 'merge')}>
              Merge
            </button>
          )}
          {!isUnreadable && (
            <button type="button" onClick={() => onResolve(conflict, 'mine')}>
              Keep mine
            </button>
          )}
          {conflict.text !== undefined && (
            <button type="button" onClick={() => onResolve(conflict, 'theirs')}>
              Take theirs
            </button>
          )}
        </p>
        <p className={styles.state}>
          Merge keeps what you edited, field by field, and takes the rest as it is now. Nothing is saved yet.
        </p>
      </section>
    );
  });
}
