import { textsOf, withTexts } from '../../catalogue/section-texts';
import type { ItemReading } from '../descriptor/item-content';
import type { Location } from './location-schema';

export const locationReading: ItemReading<Location> = {
  sectionsOf: ({ summary, description, vibe, mainLocation, locations }) =>
    withTexts([
      { heading: 'Summary', texts: [...textsOf(summary), ...textsOf(description)], isSummary: true },
      { heading: 'Vibe', texts: textsOf(vibe) },
      { heading: 'Main Location', texts: textsOf(mainLocation) },
      { heading: 'Notable Locations', texts: textsOf(locations) },
    ]),
  contentOf: ({ connectedCharacters, connectedPlots }) => ({
    connected: { characters: connectedCharacters, plots: connectedPlots },
  }),
};
