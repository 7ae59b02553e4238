import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { placeOf } from '@otherfolk/shared/files/file-place';
import { forEachKind, type ItemFolder, summaryOf } from '@otherfolk/shared/kinds';
import type { ItemEntry } from '@otherfolk/shared/kinds/descriptor/item-entry';
import { type EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import type { ItemLists } from '@otherfolk/shared/queries/item-list-query';
import type { Choice } from '../references/choices';

/** The names of items by their ids, folder by folder: those of lives and of other versions say their world. */
export type NamesOfItems = Readonly<Record<EntityFolder, ReadonlyMap<string, string>>>;

/** The name of an item with the world that it is in. */
export const inWorld = (name: string, world: string | undefined): string => [name, world].filter(Boolean).join(', ');

/** An item of its own is called before what it belongs to, where both have one id. */
const namesIn = (folder: ItemFolder, entries: readonly ItemEntry[]) =>
  new Map([
    ...entries.map((entry) => [entry.coreId ?? entry.id, summaryOf(folder, entry).name] as const).reverse(),
    ...entries.map((entry) => [entry.id, inWorld(summaryOf(folder, entry).name, entry.variantLabel)] as const),
  ]);

export const namesOfItems = (lists: ItemLists, families: readonly Choice[]): NamesOfItems => ({
  ...forEachKind((folder) => namesIn(folder, lists[folder])),
  families: new Map(families.map(({ id, name }) => [id, name])),
});

/** These names, with those of people whom no list knows yet: of files that are about to be saved. */
export function withNewPeople(names: NamesOfItems, files: readonly { path: string; json: JsonRecord }[]): NamesOfItems {
  const people = files.flatMap(({ path, json }) => {
    const place = placeOf(path);
    const isPerson = place?.kind === 'core' && typeof json['name'] === 'string' && !names.characters.has(place.id);
    return isPerson ? [[place.id, json['name'] as string] as const] : [];
  });
  return people.length > 0 ? { ...names, characters: new Map([...names.characters, ...people]) } : names;
}
