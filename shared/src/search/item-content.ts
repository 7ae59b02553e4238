import type { RelationKind } from '../domain/relation-kinds';
import type { Visible } from '../domain/visibility';
import type { CharacterCore } from '../kinds/character/character-core-schema';
import type { CharacterVariant } from '../kinds/character/character-variant-schema';
import { mergedLife } from '../kinds/character/merged-life';
import { relationsIn } from '../kinds/character/relations-in';
import type { Location } from '../kinds/location/location-schema';
import type { Plot } from '../kinds/plot/plot-schema';
import { rolesIn } from '../kinds/plot/roles-in';

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

export interface PlotContent {
  rating?: number | undefined;
  roles: { role?: string | undefined; characterId?: string | undefined; variantId?: string | undefined }[];
}

export interface PlaceContent {
  connectedCharacters?: string[] | undefined;
  connectedPlots?: string[] | undefined;
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

export function contentOfPlot(plot: Plot): PlotContent {
  const roles = rolesIn(plot.sections?.mainRoles).map(({ role, characterId, variantId }) => ({
    role,
    characterId,
    variantId,
  }));
  return { rating: plot.recordInfo?.contentRating, roles };
}

export function contentOfPlace(place: Location): PlaceContent {
  const { connectedCharacters, connectedPlots } = place;
  return { connectedCharacters, connectedPlots };
}
