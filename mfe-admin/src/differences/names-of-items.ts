import type { EntityFolder } from '@otherfolk/shared/kinds';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import type { Choice } from '../references/choices';

/** The names of items by their ids, folder by folder: those of lives and versions of plots say their world. */
export type NamesOfItems = Readonly<Record<EntityFolder, ReadonlyMap<string, string>>>;

interface Lists {
  characters: readonly CharacterIndexEntry[];
  plots: readonly PlotIndexEntry[];
  locations: readonly LocationIndexEntry[];
  families: readonly Choice[];
}

/** The name of an item with the world that it is in. */
export const inWorld = (name: string, world: string | undefined): string => [name, world].filter(Boolean).join(', ');

/** An item of its own is called before what it belongs to, where both have one id. */
export const namesOfItems = ({ characters, plots, locations, families }: Lists): NamesOfItems => ({
  characters: new Map([
    ...characters.map(({ coreId, name }) => [coreId, name] as const).reverse(),
    ...characters.map(({ id, name, variantLabel }) => [id, inWorld(name, variantLabel)] as const),
  ]),
  plots: new Map([
    ...plots.map(({ coreId, title }) => [coreId, title] as const).reverse(),
    ...plots.map(({ id, title, variantLabel }) => [id, inWorld(title, variantLabel)] as const),
  ]),
  locations: new Map(locations.map(({ id, name }) => [id, name])),
  families: new Map(families.map(({ id, name }) => [id, name])),
});
