import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { itemListQuery } from '@otherfolk/shared/queries/item-list-query';
import { useMember } from '@otherfolk/shared/session';
import { useRemoteLoader } from '../../remotes/remote-loader';
import styles from './edit-link.module.css';
import { editedFile } from './edited-file';

/** Leads whoever may edit from a page to the editor of what it shows. */
export function EditLink() {
  const { memType } = useMember();
  const edited = editedFile(useLocation().pathname);
  const { mounts } = useRemoteLoader().remotes;
  const mayEdit = mounts.get('editor')?.guard?.includes(memType) ?? false;
  const { data: versions } = useQuery({
    ...itemListQuery(edited?.itemOf ?? 'characters'),
    enabled: mayEdit && edited?.itemOf !== undefined,
  });
  if (!mayEdit || !edited) return null;
  const { kind, id, itemOf } = edited;
  // The page of an item shows the first of its versions.
  const shown = itemOf ? (versions?.find((each) => each.coreId === id || each.id === id)?.id ?? id) : id;
  return (
    <Link className={styles.edit} to={editorPath(kind, shown)}>
      Edit
    </Link>
  );
}
