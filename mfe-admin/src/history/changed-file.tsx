import { useState } from 'react';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { titleOfFile } from '../differences/title-of-file';
import { useNamesOfItems } from '../differences/use-names-of-items';
import { texts } from '../texts';
import { FileDifferences } from './file-differences';
import type { SavedChange } from './read-history';

const CHANGES: Record<SavedChange['files'][number]['change'], string> = {
  added: 'new',
  changed: 'edited',
  removed: 'removed',
};

interface ChangedFileProps {
  server: CatalogueServer;
  id: string;
  file: SavedChange['files'][number];
  onRestore: () => void;
}

/** One file of a change: what it said before and after, read when it is asked for, and a way back. */
export function ChangedFile({ server, id, file: { path, change }, onRestore }: ChangedFileProps) {
  const [isOpen, setOpen] = useState(false);
  const title = titleOfFile(path, useNamesOfItems());
  const isText = path.endsWith('.json');
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>{`${title} `}</span>
        <small>{CHANGES[change]}</small>
      </summary>
      {isOpen && isText && (
        <FileDifferences server={server} id={id} path={path} between={({ before, after }) => [before, after]} />
      )}
      {isOpen && (
        <p>
          <code>{path}</code>
        </p>
      )}
      <button type="button" aria-label={texts.history.restore(title)} onClick={onRestore}>
        {change === 'added' ? texts.history.removeItAgain : texts.history.restoreIt}
      </button>
    </details>
  );
}
