import { type SectionText, textsOf, withTexts } from '../../catalogue/section-texts';
import type { RelationKind } from '../../domain/relation-kinds';
import type { Visible } from '../../domain/visibility';
import type { CharacterCore } from './character-core-schema';
import type { CharacterVariant } from './character-variant-schema';
import { mergedLife } from './merged-life';
import { relationsIn } from './relations-in';
import { CHARACTER_SECTION_KEYS, CHARACTER_SECTIONS, sectionHeading } from './section-table';

export type NameInfo = Partial<Record<string, string | undefined>>;

interface SaidRelation {
  characterId?: string | undefined;
  relation?: string | undefined;
  kind?: RelationKind | undefined;
}

/** The parts of a life over its core that something is derived from. */
interface MergedContent {
  name: string;
  nameInfo?: NameInfo | undefined;
  family?: string | undefined;
  visible: Visible;
  relations: SaidRelation[];
}

/** The parts of a life's files that something is derived from: what search, atlas and links need, without the texts and their words. Each as far as it can be read. */
export interface LifeContent {
  core?: { name?: string | undefined; nameInfo?: NameInfo | undefined } | undefined;
  variant?:
    { variantLabel?: string | undefined; genre?: string | undefined; variantOf?: string | undefined } | undefined;
  merged?: MergedContent | undefined;
}

function contentOfMerged(core: CharacterCore, variant: CharacterVariant): MergedContent {
  const { variantName, nameInfo, family, sections, recordInfo = {}, isUnnamed } = mergedLife(core, variant);
  const { published, version, releaseAt } = recordInfo;
  const relations = relationsIn(sections?.relationships).map(({ characterId, relation, kind }) => ({
    characterId,
    relation,
    kind,
  }));
  const visible = { published, version, releaseAt, isUnnamed };
  return { name: variantName, nameInfo, family, visible, relations };
}

/** Each as far as it can be read. */
export interface LifeFiles {
  core: CharacterCore | undefined;
  variant: CharacterVariant | undefined;
}

export function contentOfLife({ core, variant }: LifeFiles): LifeContent {
  return {
    core: core && { name: core.name, nameInfo: core.nameInfo },
    variant: variant && {
      variantLabel: variant.variantLabel,
      genre: variant.genre,
      variantOf: variant.variantOf,
    },
    merged: core && variant && contentOfMerged(core, variant),
  };
}

/** The sections of a life with running text. Family and life stages are left out: they are of others, and of other ages. */
export function sectionsOfLife(core: CharacterCore, variant: CharacterVariant): SectionText[] {
  const { sections = {}, characterSheets } = mergedLife(core, variant);
  const written = CHARACTER_SECTION_KEYS.filter((key) => !CHARACTER_SECTIONS[key].isUnsearched).map(
    (key): SectionText => {
      const { isForAdults, isSummary } = CHARACTER_SECTIONS[key];
      return {
        ...{ heading: sectionHeading(key), texts: textsOf(sections[key]) },
        ...(isForAdults && { isForAdults }),
        ...(isSummary && { isSummary }),
      };
    },
  );
  const [overview, ...others] = written;
  const sheets = { heading: 'Character Sheets', texts: textsOf(characterSheets) };
  return withTexts([...(overview ? [overview] : []), sheets, ...others]);
}
