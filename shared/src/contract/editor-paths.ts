import type { FileKind } from '../drafts/file-kind';
import { forEachPlainFile } from '../kinds/plain-folders';
import { paths } from './paths';

const builders: Record<FileKind, (id: string) => string> = {
  core: paths.editCharacter,
  variant: paths.editVariant,
  ...forEachPlainFile((kind) => (id: string) => `/editor/edit-${kind}/${id}`),
  family: (id) => `/editor/edit-family/${id}`,
  changelog: () => '/editor/edit-changelog',
  site: () => '/editor/edit-site',
};

/** The list of what can be edited, for editors; admins have the same at `paths.admin`. */
export const EDITOR_PATH = '/editor';

/** The page with the changes that were saved to the catalogue, for editors and admins. */
export const HISTORY_PATH = '/editor/history';

/** Files of other programs and their way into the catalogue, for editors and admins. */
export const IMPORT_PATH = '/editor/import';

/** One change of many items, for admins. */
export const BULK_PATH = '/admin/bulk';

/** The page with what is live of each part of the site, and what was, for admins. */
export const RELEASES_PATH = '/admin/releases';

/** The parameter in the address of the list of what can be edited that names the kind of something new, whose dialog opens. */
export const NEW_ITEM = 'create';

/** The parameter in the address of an editor that holds the name of an item which the catalogue does not have yet. */
export const NEW_NAME = 'new';

/**
 * The address of the editor of a file; apart from `paths`, which every visitor loads. `newName`: of an item that may not be in the
 * catalogue yet. Ids are expected to be valid ids.
 */
export function editorPath(kind: FileKind, id: string, newName?: string): string {
  const path = builders[kind](id);
  return newName === undefined ? path : `${path}?${NEW_NAME}=${encodeURIComponent(newName)}`;
}
