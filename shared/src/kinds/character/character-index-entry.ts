import { compact, stageOfRecord } from '../../catalogue/index-entry';
import type { Cover } from '../../catalogue/schemas/cover';
import type { CharacterCore } from './character-core-schema';
import type { CharacterIndexEntry } from './character-index-schema';
import type { CharacterVariant } from './character-variant-schema';
import { mergedLife } from './merged-life';

function coverOf(cover: Cover | undefined): Cover | undefined {
  if (typeof cover !== 'object') return cover;
  const { background, character, text, highlight } = cover;
  return compact({ background, character, text, highlight });
}

/** Keys in the order of docs/data-contract.md#6-index-entries; optional fields without a value are left out. */
export function characterIndexEntry(core: CharacterCore, variant: CharacterVariant): CharacterIndexEntry {
  const merged = mergedLife(core, variant);
  const { ageGrade, recordInfo, styling } = merged;
  return compact({
    id: merged.variantId,
    coreId: merged.id,
    name: merged.variantName,
    variantLabel: merged.variantLabel,
    avatar: merged.images?.avatar,
    themeColor: styling?.themeColor,
    accentColor: styling?.accentColor,
    themeClass: styling?.themeClass,
    tags: merged.tags,
    ageGrade: compact({
      birthMonth: ageGrade?.birthMonth,
      birthDay: ageGrade?.birthDay,
      ageFormula: ageGrade?.ageFormula,
    }),
    ...stageOfRecord(recordInfo),
    contentRating: recordInfo?.contentRating,
    dateAdded: recordInfo?.dateAdded,
    dateUpdated: recordInfo?.dateUpdated,
    images: compact({ cover: coverOf(merged.images?.cover) }),
    highlight: merged.highlight,
    isUnnamed: merged.isUnnamed || undefined,
    ageless: merged.ageless || undefined,
  });
}
