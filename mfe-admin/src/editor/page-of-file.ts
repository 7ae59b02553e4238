import { paths } from '@otherfolk/shared/contract/paths';
import { asOf } from '@otherfolk/shared/domain/as-of';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Staged } from '@otherfolk/shared/domain/release';
import { visibleVariants } from '@otherfolk/shared/domain/variants';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible, type Visible } from '@otherfolk/shared/domain/visibility';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { isItemFolder, ITEM_KINDS, type ItemFolder, itemPath } from '@otherfolk/shared/kinds';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { ItemLists } from '@otherfolk/shared/queries/item-list-query';
import { variantsCodec } from '../fields/list-codecs';
import { folderOfKind } from '../whole/references-to';

/** The facts that decide which pages somebody may open. */
export interface Sight {
  viewer: Viewer;
  release: number;
  today: LocalDay;
  lists: ItemLists;
}

type Item = Pick<CatalogueFile, 'kind' | 'id' | 'json'>;

const isSeen = (item: Visible & Staged, { viewer, release, today }: Sight) =>
  isVisible(asOf(item, today), viewer, release);

/** The first life of a person that can be opened, by its own file and by the list of the person. */
function lifeOf({ id, json }: Item, sight: Sight): string | undefined {
  const { viewer, release, today } = sight;
  const characters = sight.lists.characters as readonly CharacterIndexEntry[];
  const seen = new Set(characters.filter((each) => each.coreId === id && isSeen(each, sight)).map((each) => each.id));
  const raw = json['variants'] ?? [];
  const listed = variantsCodec.accepts(raw) ? (raw as { id: string; recordInfo?: Staged }[]) : [];
  const variants = listed.map(({ id: each, recordInfo }) => ({ id: each, recordInfo: asOf(recordInfo ?? {}, today) }));
  return visibleVariants({ variants }, viewer, release, characters).find((each) => seen.has(each.id))?.id;
}

/** The page of a file that its list names; admins open what has no versions before anybody else. */
function pageOfItem(folder: ItemFolder, id: string, json: JsonRecord, sight: Sight): string | undefined {
  const entry = sight.lists[folder].find((each) => each.id === id);
  const { versions } = ITEM_KINDS[folder];
  const isOpen = versions === 'none' && sight.viewer.memType === 'a';
  if (!entry || !(isOpen || isSeen(entry, sight))) return undefined;
  const ownCore = isValidId(json['coreId']) ? json['coreId'] : id;
  return itemPath(folder, versions === 'listed' ? (entry.coreId ?? id) : ownCore, id);
}

/** The page that shows a file; undefined where this viewer would find nothing there. */
export function pageOfFile(item: Item, sight: Sight): string | undefined {
  const { kind, id, json } = item;
  switch (kind) {
    case 'core': {
      const life = lifeOf(item, sight);
      return life && paths.character(id, life);
    }
    case 'family':
      return paths.families;
    case 'changelog':
      return paths.changelog;
    case 'site':
      return paths.home;
    default: {
      const folder = folderOfKind(kind);
      return isItemFolder(folder) ? pageOfItem(folder, id, json, sight) : undefined;
    }
  }
}
