import type { Cover } from '../catalogue/schemas/cover';
import { isJsonRecord } from '../domain/json-record';
import { DEFAULT_VERSION, type Staged } from '../domain/release';
import type { CharacterCore } from './character/character-core-schema';
import type { CharacterIndexEntry } from './character/character-index-schema';
import type { CharacterVariant } from './character/character-variant-schema';
import { mergedLife } from './character/merged-life';
import type { LocationIndexEntry } from './location/location-index-schema';
import type { Location } from './location/location-schema';
import type { PlotCoreEntry, PlotIndexEntry } from './plot/plot-index-schema';
import type { Plot } from './plot/plot-schema';

/** Drops undefined and objects without fields; lists stay, and so does the order of the keys. */
function compact<Entry extends object>(entry: Entry): Entry {
  const isFilled = (value: unknown) => value !== undefined && !(isJsonRecord(value) && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => isFilled(value))) as Entry;
}

const stageOfRecord = (record: Staged = {}) => ({
  published: record.published ?? false,
  version: record.version ?? DEFAULT_VERSION,
  releaseAt: record.releaseAt,
});

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

/** Keys in the order of docs/data-contract.md#6-index-entries; optional fields without a value are left out. */
export function plotIndexEntry(plot: Plot): PlotIndexEntry {
  return compact({
    id: plot.id,
    coreId: plot.coreId,
    title: plot.title,
    variantLabel: plot.variantLabel,
    hook: plot.hook,
    coverImage: plot.images?.cover,
    accentColor: plot.accentColor,
    themeClass: plot.themeClass,
    tags: plot.tags ?? [],
    ...stageOfRecord(plot.recordInfo),
    dateAdded: plot.recordInfo?.dateAdded,
    dateUpdated: plot.recordInfo?.dateUpdated,
  });
}

/** The entry of a plot core, taken from the first of its variants. */
export function plotCoreEntry(firstVariant: Plot): PlotCoreEntry {
  const { coreId, title, images, accentColor } = firstVariant;
  return compact({ id: coreId, title, coverImage: images?.cover, accentColor });
}

/** Keys in the order of docs/data-contract.md#7-plot-location-family-changelog; empty optional fields are left out. */
export function locationIndexEntry(location: Location): LocationIndexEntry {
  const { id, name, summary, description, vibe, coverImage, bannerImage, themeColor, tags = [] } = location;
  const stage = stageOfRecord(location);
  return compact({ id, name, summary, description, vibe, coverImage, bannerImage, themeColor, tags, ...stage });
}
