import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HISTORY_PATH } from '@otherfolk/shared/contract/editor-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import type { CatalogueFile } from '../files/catalogue-file';
import { usePageOfFile } from './use-page-of-file';

/** Where an editor leads: to the list, to what belongs to the file, to its page where there is one to see, and to what was saved. */
export function EditorLinks({ file, children }: { file: CatalogueFile; children?: ReactNode }) {
  const page = usePageOfFile(file);
  return (
    <>
      <Link to={paths.admin}>Admin Tools</Link>
      {children}
      {page !== undefined && <Link to={page}>View page</Link>}
      <Link to={HISTORY_PATH}>History</Link>
    </>
  );
}
