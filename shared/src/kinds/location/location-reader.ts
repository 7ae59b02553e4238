import { textsOf, withTexts } from '../../catalogue/section-texts';
import type { ItemReader } from '../descriptor/item-reader';
import type { Location } from './location-schema';
import { parseLocationIndex, readLocation, readLocationIndex } from './read-locations';

export const locationReader: ItemReader<Location> = {
  parseIndex: parseLocationIndex,
  readIndex: readLocationIndex,
  read: readLocation,
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
