import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterKind } from '../kinds/character/kind';
import { locationKind } from '../kinds/location/kind';
import { plotKind } from '../kinds/plot/kind';
import type { Content } from './content';
import { lifeOutline, livesVersion } from './lives';
import { onceForContent } from './once-for-content';

function characterEntries(content: Content): CharacterIndexEntry[] {
  const { cores, variants } = content;
  return [...cores.values()].flatMap((core) =>
    [...new Set(core.outline.character?.variants)].flatMap((id) => {
      const variant = variants.get(id);
      const isOfCore = variant && (variant.outline.character?.variantOf ?? core.id) === core.id;
      return isOfCore ? [lifeOutline(content, core, variant).entry] : [];
    }),
  );
}

export type DerivedIndexes = ReadonlyMap<string, object[]>;

/** The same for equal indexes only. */
export const indexesVersion = (content: Content): string => `${content.version} ${livesVersion(content)}`;

/**
 * The index files by their paths: characters by core and then as the core lists its variants, plots by core and then by id,
 * locations by id.
 */
export const derivedIndexes = onceForContent((content): DerivedIndexes => {
  const plots = [...content.plots.values()]
    .flatMap(({ outline }) => outline.plot ?? [])
    .sort((a, b) => (a.coreId === b.coreId ? 0 : a.coreId < b.coreId ? -1 : 1));
  const firstOfCores = plots.filter((plot, index) => plots[index - 1]?.coreId !== plot.coreId);
  return new Map<string, object[]>([
    [characterKind.index, characterEntries(content)],
    [plotKind.coreIndex, firstOfCores.map(({ coreEntry }) => coreEntry)],
    [plotKind.index, plots.map(({ entry }) => entry)],
    [locationKind.index, [...content.locations.values()].flatMap(({ outline }) => outline.location ?? [])],
  ]);
});
