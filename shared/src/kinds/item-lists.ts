import type { ListDefinition } from '../domain/list-filters/list-definition';
import { characterList } from './character/character-list';
import type { ItemEntry } from './descriptor/item-entry';
import type { ItemFolder } from './index';
import { locationList } from './location/location-list';
import { plotList } from './plot/plot-list';

const LISTS = { characters: characterList, plots: plotList, locations: locationList };

/** What the list of a kind is filtered and sorted by. */
export const listOf = (folder: ItemFolder) => LISTS[folder] as ListDefinition<ItemEntry>;
