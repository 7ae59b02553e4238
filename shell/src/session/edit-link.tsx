import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { mounts } from '@otherfolk/shared/contract/remotes';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { useMember } from '@otherfolk/shared/session';
import styles from './edit-link.module.css';
import { editedFile } from './edited-file';

/** Leads whoever may edit from a page to the editor of what it shows. */
export function EditLink() {
  const { memType } = useMember();
  const edited = editedFile(useLocation().pathname);
  const mayEdit = mounts.get('editor')?.guard?.includes(memType) ?? false;
  const { data: plots } = useQuery({ ...plotVariantsQuery, enabled: mayEdit && (edited?.isCore ?? false) });
  if (!mayEdit || !edited) return null;
  const { kind, id, isCore } = edited;
  // The page shows the first of a plot's versions.
  const shown = isCore ? (plots?.find((plot) => plot.coreId === id || plot.id === id)?.id ?? id) : id;
  return (
    <Link className={styles.edit} to={editorPath(kind, shown)}>
      Edit
    </Link>
  );
}
