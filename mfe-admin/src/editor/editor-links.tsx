import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HISTORY_PATH } from '@otherfolk/shared/contract/editor-paths';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { texts } from '../texts';
import { ListLink } from '../ui/list-link';
import { usePageOfFile } from './use-page-of-file';

/** The links of an editor: to the list, to what belongs to the file, to its page where there is one to see, and to what was saved. */
export function EditorLinks({ file, children }: { file: CatalogueFile; children?: ReactNode }) {
  const page = usePageOfFile(file);
  return (
    <>
      <ListLink />
      {children}
      {page !== undefined && <Link to={page}>{texts.editor.viewPage}</Link>}
      <Link to={HISTORY_PATH}>{texts.editor.history}</Link>
    </>
  );
}
