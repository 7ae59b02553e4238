import { paths } from '@otherfolk/shared/contract/paths';
import { asOf } from '@otherfolk/shared/domain/as-of';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Staged } from '@otherfolk/shared/domain/release';
import { visibleVariants } from '@otherfolk/shared/domain/variants';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible, type Visible } from '@otherfolk/shared/domain/visibility';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import { variantsCodec } from '../fields/list-codecs';
import type { CatalogueFile } from '../files/catalogue-file';

/** What decides on which pages somebody may open. */
export interface Sight {
  viewer: Viewer;
  release: number;
  today: LocalDay;
  characters: readonly CharacterIndexEntry[];
  plots: readonly PlotIndexEntry[];
  locations: readonly LocationIndexEntry[];
}

type Item = Pick<CatalogueFile, 'kind' | 'id' | 'json'>;

const isSeen = (item: Visible & Staged, { viewer, release, today }: Sight) =>
  isVisible(asOf(item, today), viewer, release);

/** The first life of a person that can be opened, by its own file and by the list of the person. */
function lifeOf({ id, json }: Item, sight: Sight): string | undefined {
  const { characters, viewer, release, today } = sight;
  const seen = new Set(characters.filter((each) => each.coreId === id && isSeen(each, sight)).map((each) => each.id));
  const raw = json['variants'] ?? [];
  const listed = variantsCodec.accepts(raw) ? (raw as { id: string; recordInfo?: Staged }[]) : [];
  const variants = listed.map(({ id: each, recordInfo }) => ({ id: each, recordInfo: asOf(recordInfo ?? {}, today) }));
  return visibleVariants({ variants }, viewer, release, characters).find((each) => seen.has(each.id))?.id;
}

/** Where the site shows what a file says; undefined where this viewer would find nothing there. */
export function pageOfFile(item: Item, sight: Sight): string | undefined {
  const { kind, id, json } = item;
  switch (kind) {
    case 'core': {
      const life = lifeOf(item, sight);
      return life && paths.character(id, life);
    }
    case 'variant': {
      const entry = sight.characters.find((each) => each.id === id);
      return entry && isSeen(entry, sight) ? paths.character(entry.coreId, id) : undefined;
    }
    case 'plot': {
      const entry = sight.plots.find((each) => each.id === id);
      const coreId = isValidId(json['coreId']) ? json['coreId'] : id;
      return entry && isSeen(entry, sight) ? paths.plot(coreId, id) : undefined;
    }
    case 'location': {
      const entry = sight.locations.find((each) => each.id === id);
      const isOpen = sight.viewer.memType === 'a' || (entry && isSeen(entry, sight));
      return entry && isOpen ? paths.location(id) : undefined;
    }
    case 'family':
      return paths.families;
    case 'changelog':
      return paths.changelog;
    case 'site':
      return paths.home;
  }
}
