import { isValidId } from '@otherfolk/shared/domain/id';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { isItemFolder, ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';

/** The file behind a page that can be edited: one of a kind. */
export interface EditedFile {
  kind: FileKind;
  id: string;
  /** The folder where the id is that of an item in whichever version. */
  itemOf?: ItemFolder;
}

/** The file that the page at a path is made of, first of all; undefined for a page that none is behind. */
export function editedFile(pathname: string): EditedFile | undefined {
  const [area = '', id = '', variantId, ...more] = pathname.split('/').slice(1);
  if (area === '') return { kind: 'site', id: 'site' };
  if (area === 'changelog' && id === '') return { kind: 'changelog', id: 'changelog' };
  if (!isValidId(id) || more.length > 0) return undefined;
  const isVersion = isValidId(variantId);
  if (area === characterKind.folder) {
    const isPerson = !isVersion || variantId === 'lives';
    return isPerson ? { kind: 'core', id } : { kind: 'variant', id: variantId };
  }
  if (!isItemFolder(area)) return undefined;
  const { fileKinds, versions } = ITEM_KINDS[area];
  const [kind] = fileKinds;
  if (versions === 'none') return variantId === undefined ? { kind, id } : undefined;
  return isVersion ? { kind, id: variantId } : { kind, id, itemOf: area };
}
