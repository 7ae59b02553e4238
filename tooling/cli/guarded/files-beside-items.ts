import { isDerived } from '@otherfolk/shared/check/content';
import { derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';

/** What derivations know of them stands in the versions of items. */
const LISTS: readonly string[] = [characterKind.index, plotKind.index, locationKind.index];

/** Whether it is of a life, a plot or a place. */
function isOfItem(file: string): boolean {
  const [, folder = 'families'] = ENTITY_FILE.exec(file) ?? [];
  return folder !== 'families' && !isDerived(file);
}

/** The files among these that derivations read beside the files and the lists of items; no images. */
export const filesBesideItems = (files: Iterable<string>): string[] =>
  [...files].filter((file) => file.endsWith('.json') && !derivedIdOf(file) && !isOfItem(file) && !LISTS.includes(file));
