import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterKind } from '../kinds/character/kind';
import { LISTED_KINDS, type ListedKind, listingOf } from '../kinds/file-contents';
import type { Content } from './content';
import { lifeSummary } from './lives';
import { onceForContent } from './once-for-content';

function characterEntries(content: Content): CharacterIndexEntry[] {
  const { core: cores, variant: variants } = content.entities;
  return [...cores.values()].flatMap((core) =>
    [...new Set(core.summary.character?.variants)].flatMap((id) => {
      const variant = variants.get(id);
      const isOfCore = variant && (variant.summary.character?.variantOf ?? core.id) === core.id;
      return isOfCore ? [lifeSummary(content, core, variant).entry] : [];
    }),
  );
}

/** The lists of a kind whose entries follow from one file each: by the item that a file belongs to, and then by its id. */
function listsOf(content: Content, kind: ListedKind): [string, object[]][] {
  const { entries, firstOnly } = listingOf(kind);
  const listings = [...content.entities[kind].values()]
    .flatMap(({ summary }) => summary.listing ?? [])
    .sort((a, b) => (a.coreId === b.coreId ? 0 : a.coreId < b.coreId ? -1 : 1));
  const firsts = listings.filter((listing, index) => listings[index - 1]?.coreId !== listing.coreId);
  return Object.keys(entries).map((index) => [
    index,
    (index === firstOnly ? firsts : listings).flatMap((listing) => listing.entries[index] ?? []),
  ]);
}

export type DerivedIndexes = ReadonlyMap<string, object[]>;

/** The index files by their paths: characters by core and then as the core lists its variants, other items by core and then by id. */
export const derivedIndexes = onceForContent(
  (content): DerivedIndexes =>
    new Map<string, object[]>([
      [characterKind.index, characterEntries(content)],
      ...LISTED_KINDS.flatMap((kind) => listsOf(content, kind)),
    ]),
);
