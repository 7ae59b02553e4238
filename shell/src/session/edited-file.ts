import { isValidId } from '@otherfolk/shared/domain/id';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';

/** What a page shows that can be edited: the file of one kind. `isCore`: the id of a plot in whichever world. */
export interface EditedFile {
  kind: FileKind;
  id: string;
  isCore?: boolean;
}

/** The file that the page at a path is made of, first of all; undefined for a page that none is behind. */
export function editedFile(pathname: string): EditedFile | undefined {
  const [area = '', id = '', variantId, ...more] = pathname.split('/').slice(1);
  if (area === '') return { kind: 'site', id: 'site' };
  if (area === 'changelog' && id === '') return { kind: 'changelog', id: 'changelog' };
  if (!isValidId(id) || more.length > 0) return undefined;
  const isVariant = isValidId(variantId);
  if (area === 'characters') {
    const isPerson = !isVariant || variantId === 'lives';
    return isPerson ? { kind: 'core', id } : { kind: 'variant', id: variantId };
  }
  if (area === 'plots') return isVariant ? { kind: 'plot', id: variantId } : { kind: 'plot', id, isCore: true };
  return area === 'locations' && variantId === undefined ? { kind: 'location', id } : undefined;
}
