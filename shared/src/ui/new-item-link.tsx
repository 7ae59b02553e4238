import { Link } from 'react-router-dom';
import { NEW_ITEM } from '../contract/editor-paths';
import { paths } from '../contract/paths';
import type { Viewer } from '../domain/viewer';
import type { FileKind } from '../drafts/file-kind';

/** The item that is made for a list. */
export interface NewItem {
  kind: FileKind;
  /** The noun that follows 'New', such as 'Character'. */
  noun: string;
}

/** Leads whoever may make items to the dialog for a new one; nothing for others. */
export const NewItemLink = ({ kind, noun, viewer }: NewItem & { viewer: Viewer }) =>
  viewer.memType === 'a' && (
    <Link className="button" to={`${paths.admin}?${NEW_ITEM}=${kind}`}>
      {`New ${noun}`}
    </Link>
  );
