import { useMemo, useState } from 'react';
import { ofCatalogue, type Plan } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { withNewPeople } from '../differences/names-of-items';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { texts } from '../texts';
import { useShownPart } from '../ui/use-shown-part';
import { Differences } from './differences';
import { FileDetails } from './file-details';
import styles from './planned-change.module.css';

/** The number of files up to which all are open at first; where there are more, whoever looks opens the ones that matter. */
const OPEN_AT_FIRST = 20;

/** Files that are listed before somebody asks for more. */
const AT_ONCE = 100;

interface PlannedFileProps {
  file: PendingFile & { path: string };
  title: string;
  isOpenAtFirst: boolean;
  isLeftOut: boolean;
  /** Missing where the others need it. */
  onLeaveOut: ((isLeftOut: boolean) => void) | undefined;
}

/** The change of a file. */
function changeOf({ path, from, before, isRemoved }: PendingFile & { path: string }, title: string): string {
  if (isRemoved) return `${title} is removed`;
  if (from) return `${title} moves to ${path}`;
  return before ? title : `${title} is new`;
}

/** The differences of a file are worked out when it is opened. */
function PlannedFile({ file, title, isOpenAtFirst, isLeftOut, onLeaveOut }: PlannedFileProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <li>
      {onLeaveOut && (
        <input
          type="checkbox"
          aria-label={texts.review.changeOf(title)}
          checked={!isLeftOut}
          onChange={({ target }) => onLeaveOut(!target.checked)}
        />
      )}
      {file.isRemoved ? (
        <p>{changeOf(file, title)}</p>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{changeOf(file, title)}</summary>
          {isOpen && (
            <>
              <Differences file={file} />
              <FileDetails paths={[...(file.from ? [file.from.path] : []), file.path]} />
            </>
          )}
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
  const known = useNamesOfItems();
  const names = useMemo(() => withNewPeople(known, ofCatalogue(files)), [known, files]);
  const left = new Set(files.flatMap(({ from }) => from?.path ?? []));
  const shown = ofCatalogue(files).filter(({ path }) => !left.has(path));
  const { shown: part, more } = useShownPart(shown, AT_ONCE);
  const isOpenAtFirst = isEachOpen || shown.length <= OPEN_AT_FIRST;
  return (
    <>
      <p className={styles.count}>
        <span>{texts.review.fileCount(shown.length)}</span>
        {leftOut.size > 0 && <span>{texts.review.leftOut(leftOut.size)}</span>}
        {!isOpenAtFirst && (
          <button type="button" onClick={() => setEachOpen(true)}>
            {texts.review.openAll}
          </button>
        )}
      </p>
      <ul className={styles.files} key={String(isOpenAtFirst)}>
        {part.map((file) => (
          <PlannedFile
            key={file.path}
            file={file}
            title={titleOfFile(file.path, names, file.isRemoved ? file.before?.json : file.json)}
            isOpenAtFirst={isOpenAtFirst}
            isLeftOut={leftOut.has(file.path)}
            onLeaveOut={optional?.has(file.path) ? (isLeftOut) => onLeaveOut(file.path, isLeftOut) : undefined}
          />
        ))}
      </ul>
      {more}
    </>
  );
}
