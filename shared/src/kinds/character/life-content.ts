import { type SectionText, textsOf, withTexts } from '../../catalogue/section-texts';
import type { RelationKind } from '../../domain/relation-kinds';
import type { Visible } from '../../domain/visibility';
import type { CharacterCore } from './character-core-schema';
import type { CharacterVariant } from './character-variant-schema';
import { mergedLife } from './merged-life';
import { relationsIn } from './relations-in';

export type NameInfo = Partial<Record<string, string | undefined>>;

interface SaidRelation {
  characterId?: string | undefined;
  relation?: string | undefined;
  kind?: RelationKind | undefined;
}

/** What of a life over its core is derived from. */
interface MergedContent {
  name: string;
  nameInfo?: NameInfo | undefined;
  family?: string | undefined;
  visible: Visible;
  relations: SaidRelation[];
}

/** What is derived from of the files of a life: what search, atlas and links need, without the texts and their words. Each as far as it can be read. */
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
  const section = (heading: string, value: unknown): SectionText => ({ heading, texts: textsOf(value) });
  return withTexts([
    { ...section('Overview', sections.Overview), isSummary: true },
    section('Character Sheets', characterSheets),
    section('Backstory', sections.Backstory),
    section('RP Hooks', sections['RP Hooks']),
    { ...section('Romance Vibe', sections['Romance Vibe']), isForAdults: true },
    section('Personality Breakdown', sections['Personality Breakdown']),
    section('Emotional Notes', sections['Emotional Notes']),
    section('Preferences', sections.Preferences),
    section('Relationships', sections.relationships),
    section('Favorites & Quirks', sections['Favorites & Quirks']),
    section('Sample Voice', sections['Sample Voice']),
  ]);
}
