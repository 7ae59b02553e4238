import { type SectionText, textsOf, withTexts } from '../../catalogue/section-texts';
import { headingOf } from '../../domain/section-heading';
import { inSectionOrder } from '../../domain/section-order';
import type { ItemReader } from '../descriptor/item-reader';
import type { Plot } from './plot-schema';
import { parsePlotVariantIndex, readPlot, readPlotVariantIndex } from './read-plots';
import { rolesIn } from './roles-in';

function sectionsOf({ hook, sections = {} }: Plot): SectionText[] {
  const written = inSectionOrder(Object.keys(sections)).map((key) => ({
    heading: headingOf(key),
    texts: textsOf(sections[key]),
  }));
  return withTexts([{ heading: '', texts: textsOf(hook), isSummary: true }, ...written]);
}

export const plotReader: ItemReader<Plot> = {
  parseIndex: parsePlotVariantIndex,
  readIndex: readPlotVariantIndex,
  read: readPlot,
  sectionsOf,
  contentOf: ({ recordInfo, sections }) => ({
    rating: recordInfo?.contentRating,
    roles: rolesIn(sections?.mainRoles).map(({ role, characterId, variantId }) => ({ role, characterId, variantId })),
  }),
};
