import {
  type AtlasRelation,
  type AtlasRelations,
  type AtlasWords,
  EVERY_WORLD,
} from '@otherfolk/shared/atlas/atlas-files';
import { paths } from '@otherfolk/shared/contract/paths';
import type { RelationKind } from '@otherfolk/shared/domain/relation-kinds';
import type { AtlasView } from './atlas-address';

export interface DrawnPerson {
  /** Place in the list of people. */
  person: number;
  name: string;
  /** The address of the person's page. */
  to: string;
  colour: string;
  avatar: string;
  x: number;
  y: number;
}

export interface DrawnRelation {
  first: number;
  second: number;
  kind: RelationKind;
  /** How far the line bends, in shares of its length: those between the same people lie beside each other. */
  bend: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The content of the map. */
export interface Drawing {
  people: readonly DrawnPerson[];
  relations: readonly DrawnRelation[];
  box: Box;
}

const MARGIN = { x: 90, top: 60, bottom: 80 };
/** A map of few people is not enlarged beyond this. */
const LEAST = { width: 620, height: 420 };
const BEND = 0.09;

function boxAround(people: readonly DrawnPerson[]): Box {
  if (people.length === 0) return { x: -LEAST.width / 2, y: -LEAST.height / 2, ...LEAST };
  const xs = people.map(({ x }) => x);
  const ys = people.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - MARGIN.x, Math.max(...xs) + MARGIN.x];
  const [top, bottom] = [Math.min(...ys) - MARGIN.top, Math.max(...ys) + MARGIN.bottom];
  const width = Math.max(right - left, LEAST.width);
  const height = Math.max(bottom - top, LEAST.height);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** The people who have a life in the world; where none is given, everybody. */
function peopleIn({ people, lives, placesByWorld }: AtlasRelations, world: number | undefined): DrawnPerson[] {
  const places =
    world === undefined
      ? people.map(([, , life, x, y], person) => [person, life, x, y] as const)
      : (placesByWorld[world] ?? []);
  return places.map(([person, life, x, y]) => {
    const [id, name] = people[person] ?? ['', ''];
    const [lifeId, lifeName, colour = '', avatar = ''] = lives[life] ?? ['', ''];
    const isOne = world === undefined;
    return {
      person,
      name: isOne ? name : lifeName,
      to: paths.character(id, isOne ? undefined : lifeId),
      colour,
      avatar,
      x,
      y,
    };
  });
}

const isOfWorld = ([own]: AtlasRelation, world: number | undefined) =>
  world === undefined || own === world || own === EVERY_WORLD;

const kindsOf = (said: readonly AtlasWords[]) => [...new Set(said.map(([, kind]) => kind))];

/** One line for each kind of relation between two people. */
function relationsIn(
  { relations }: AtlasRelations,
  { world, kinds }: AtlasView,
  shown: ReadonlySet<number>,
): DrawnRelation[] {
  const byPair = new Map<string, { first: number; second: number; kinds: Set<RelationKind> }>();
  for (const relation of relations) {
    const [, first, second, said] = relation;
    if (!isOfWorld(relation, world) || !shown.has(first) || !shown.has(second)) continue;
    const key = `${first} ${second}`;
    const pair = byPair.get(key) ?? { first, second, kinds: new Set() };
    for (const kind of kindsOf(said)) if (kinds.includes(kind)) pair.kinds.add(kind);
    byPair.set(key, pair);
  }
  return [...byPair.values()].flatMap(({ first, second, kinds: drawn }) =>
    [...drawn].map((kind, index) => {
      const side = index % 2 === 0 ? 1 : -1;
      return { first, second, kind, bend: side * BEND * (1 + Math.floor(index / 2) * 1.5) };
    }),
  );
}

/** The drawing of a world and some kinds of relations. */
export function drawingOf(atlas: AtlasRelations, view: AtlasView): Drawing {
  const people = peopleIn(atlas, view.world);
  const shown = new Set(people.map(({ person }) => person));
  return { people, relations: relationsIn(atlas, view, shown), box: boxAround(people) };
}

/** The relation of a person to another, in one world. */
export interface PersonRelation {
  other: number;
  /** Undefined for a life that stands for all worlds. */
  world: string | undefined;
  kinds: RelationKind[];
  /** The relation in the words of the person, and below it in those of the other. */
  own: string[];
  others: string[];
}

const wordsBy = (said: readonly AtlasWords[], by: number) =>
  said.flatMap(([side, , words]) => (side === by && words ? [words] : []));

/** The relations of a person, of the kinds that are shown. */
export function relationsOfPerson(
  atlas: AtlasRelations,
  { world, kinds }: AtlasView,
  person: number,
): PersonRelation[] {
  return atlas.relations.flatMap((relation): PersonRelation[] => {
    const [own, first, second, said] = relation;
    if ((first !== person && second !== person) || !isOfWorld(relation, world)) return [];
    const shown = kindsOf(said).filter((kind) => kinds.includes(kind));
    if (shown.length === 0) return [];
    const side = first === person ? 0 : 1;
    return [
      {
        other: side === 0 ? second : first,
        world: atlas.worlds[own],
        kinds: shown,
        own: wordsBy(said, side),
        others: wordsBy(said, 1 - side),
      },
    ];
  });
}
