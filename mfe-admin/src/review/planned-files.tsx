import { useState } from 'react';
import { ofCatalogue, type Plan } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { Differences } from './differences';
import styles from './planned-change.module.css';

/** Of more files, whoever looks opens the ones that matter. */
const OPEN_AT_FIRST = 20;

interface PlannedFileProps {
  file: PendingFile & { path: string };
  isOpenAtFirst: boolean;
  isLeftOut: boolean;
  /** Missing where the others need it. */
  onLeaveOut: ((isLeftOut: boolean) => void) | undefined;
}

const titleOf = ({ path, from, before, isRemoved }: PendingFile) => {
  if (isRemoved) return `${path} is removed`;
  if (from) return `${from.path} becomes ${path}`;
  return before ? path : `${path} is new`;
};

/** What differs in a file is worked out when it is opened. */
function PlannedFile({ file, isOpenAtFirst, isLeftOut, onLeaveOut }: PlannedFileProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <li>
      {onLeaveOut && (
        <input
          type="checkbox"
          aria-label={`Change ${file.path}`}
          checked={!isLeftOut}
          onChange={({ target }) => onLeaveOut(!target.checked)}
        />
      )}
      {file.isRemoved ? (
        <p>{titleOf(file)}</p>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{titleOf(file)}</summary>
          {isOpen && <Differences file={file} />}
        </details>
      )}
    </li>
  );
}

interface PlannedFilesProps {
  plan: Plan;
  leftOut: ReadonlySet<string>;
  onLeaveOut: (path: string, isLeftOut: boolean) => void;
}

/** The files of a plan, each with what differs in it, field by field. */
export function PlannedFiles({ plan: { files, optional }, leftOut, onLeaveOut }: PlannedFilesProps) {
  const [isEachOpen, setEachOpen] = useState(false);
  const left = new Set(files.flatMap(({ from }) => from?.path ?? []));
  const shown = ofCatalogue(files).filter(({ path }) => !left.has(path));
  const isOpenAtFirst = isEachOpen || shown.length <= OPEN_AT_FIRST;
  return (
    <>
      <p className={styles.count}>
        <span>{shown.length === 1 ? 'One file' : `${shown.length} files`}</span>
        {leftOut.size > 0 && <span>{`, ${leftOut.size} of them left out`}</span>}
        {!isOpenAtFirst && (
          <button type="button" onClick={() => setEachOpen(true)}>
            Open all
          </button>
        )}
      </p>
      <ul className={styles.files} key={String(isOpenAtFirst)}>
        {shown.map((file) => (
          <PlannedFile
            key={file.path}
            file={file}
            isOpenAtFirst={isOpenAtFirst}
            isLeftOut={leftOut.has(file.path)}
            onLeaveOut={optional?.has(file.path) ? (isLeftOut) => onLeaveOut(file.path, isLeftOut) : undefined}
          />
        ))}
      </ul>
    </>
  );
}
