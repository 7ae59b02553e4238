import type { AtlasRelations } from '@otherfolk/shared/atlas/atlas-files';
import { RELATION_KINDS, type RelationKind } from '@otherfolk/shared/domain/relation-kinds';

/** The part of the atlas that is shown, as indexes in its lists. */
export interface AtlasView {
  /** Undefined for all worlds. */
  world: number | undefined;
  /** The kinds of relations that are shown, in the order of `RELATION_KINDS`. */
  kinds: readonly RelationKind[];
  /** The person whose relations stand out. */
  person: number | undefined;
}

export type ChangeView = (view: AtlasView) => AtlasView;

/** The value in the address where every kind is switched off. */
const NONE = 'none';

const placeIn = (list: readonly string[], text: string | null): number | undefined => {
  const place = list.findIndex((each) => each.toLowerCase() === text?.toLowerCase());
  return place < 0 ? undefined : place;
};

function kindsFrom(text: string | null): readonly RelationKind[] {
  if (text === NONE) return [];
  const named = text?.split(',') ?? [];
  const kinds = RELATION_KINDS.filter((kind) => named.includes(kind));
  return kinds.length > 0 ? kinds : RELATION_KINDS;
}

/** The view that an address asks for; names that the atlas does not know are ignored. */
export function viewFrom(params: URLSearchParams, { worlds, people }: AtlasRelations): AtlasView {
  const ids = people.map(([id]) => id);
  return {
    world: placeIn(worlds, params.get('world')),
    kinds: kindsFrom(params.get('kinds')),
    person: placeIn(ids, params.get('person')),
  };
}

/** The query of an address that shows the atlas so; empty where nothing is asked for. */
export function searchOf({ world, kinds, person }: AtlasView, { worlds, people }: AtlasRelations): string {
  const params = new URLSearchParams();
  const label = world === undefined ? undefined : worlds[world];
  const id = person === undefined ? undefined : people[person]?.[0];
  if (label !== undefined) params.set('world', label);
  if (kinds.length < RELATION_KINDS.length) params.set('kinds', kinds.join(',') || NONE);
  if (id !== undefined) params.set('person', id);
  const search = params.toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}
