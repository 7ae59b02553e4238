import { characterCard } from './character/character-card';
import type { CardFacts } from './descriptor/card-facts';
import type { ItemFolder } from './index';
import { locationCard } from './location/location-card';
import { plotCard } from './plot/plot-card';

const CARDS = { characters: characterCard, plots: plotCard, locations: locationCard };

/** The content of a link's card, taken from what the page of the item shows. May throw: another release of a remote may show something else. */
export const cardFactsOf = (folder: ItemFolder, page: unknown): CardFacts =>
  (CARDS[folder] as (page: unknown) => CardFacts)(page);
