import { useState } from 'react';
import type { CatalogueServer } from '@otherfolk/shared/contract/shell-context';
import { FileDifferences } from './file-differences';
import type { SavedChange } from './read-history';

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
        <span>{`${path} `}</span>
        <small>{change}</small>
      </summary>
      {isOpen && isText && (
        <FileDifferences server={server} id={id} path={path} between={({ before, after }) => [before, after]} />
      )}
      <button type="button" aria-label={`Restore ${path}`} onClick={onRestore}>
        {change === 'added' ? 'Remove this file again' : 'Restore this file'}
      </button>
    </details>
  );
}
