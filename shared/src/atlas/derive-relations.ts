import { noMemo } from '../catalogue/memo';
import { silentProgress, type StartProgress } from '../catalogue/progress';
import { isVeiledRating } from '../domain/content-veil';
import { GENRES } from '../domain/genres';
import type { RelationKind } from '../domain/relation-kinds';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import type { LifeContent } from '../kinds/character/life-content';
import { type AtlasLife, type AtlasRelation, type AtlasRelations, EVERY_WORLD } from './atlas-files';
import { atlasLayout, type LayoutOptions, type Point } from './atlas-layout';

interface ReadLife {
  entry: CharacterIndexEntry;
  content: LifeContent;
}

/** The label of a life that stands for all worlds. */
const ALL = 'All';

/** The world of a life that names none. */
const NAMELESS_WORLD = 'Elsewhere';

const worldOf = ({ entry, content: { variant } }: ReadLife): string =>
  [entry.variantLabel, variant?.variantLabel, variant?.genre].find((label) => label?.trim())?.trim() ?? NAMELESS_WORLD;

/** Worlds in the order of the genres, then by their letters. */
function worldsOf(lives: readonly ReadLife[]): string[] {
  const order = (label: string) => {
    const place = (GENRES as readonly string[]).indexOf(label);
    return place < 0 ? GENRES.length : place;
  };
  const labels = [...new Set(lives.map(worldOf))].filter((label) => label !== ALL);
  return labels.sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1));
}

function lifeRow({ entry }: ReadLife, avatarOf: (file: string | undefined) => string): AtlasLife {
  const { id, name, accentColor = '', avatar, contentRating } = entry;
  if (isVeiledRating(contentRating)) return [id, name, accentColor, '', contentRating];
  return [id, name, accentColor, avatarOf(avatar)];
}

/** Relations by world and pair, in the order in which they are found. */
class RelationTable {
  private readonly byKey = new Map<string, AtlasRelation>();

  add(world: number, [from, to]: [number, number], kind: RelationKind, words: string): void {
    const [first, second] = from < to ? [from, to] : [to, from];
    const key = `${world} ${first} ${second}`;
    const relation: AtlasRelation = this.byKey.get(key) ?? [world, first, second, []];
    this.byKey.set(key, relation);
    const by = from === first ? 0 : 1;
    const isKnown = relation[3].some((said) => said[0] === by && said[1] === kind && said[2] === words);
    if (!isKnown) relation[3].push([by, kind, words]);
  }

  /** What the first of a pair says stands before what the second does. */
  get rows(): AtlasRelation[] {
    return [...this.byKey.values()].map(([world, first, second, said]) => [
      world,
      first,
      second,
      [...said].sort(([a], [b]) => a - b),
    ]);
  }
}

/** What the merged files of the lives say of each other: of people who are among them, not of oneself. */
function relationsOf(lives: readonly ReadLife[], people: ReadonlyMap<string, number>, worlds: readonly string[]) {
  const personByLife = new Map(lives.map(({ entry }) => [entry.id, people.get(entry.coreId)] as const));
  const table = new RelationTable();
  for (const life of lives) {
    const { entry, content } = life;
    const from = people.get(entry.coreId);
    if (from === undefined || !content.merged) continue;
    const world = worlds.indexOf(worldOf(life));
    for (const each of content.merged.relations) {
      if (each.characterId === undefined) continue;
      const to = people.get(each.characterId) ?? personByLife.get(each.characterId);
      if (to === undefined || to === from) continue;
      const words = isVeiledRating(entry.contentRating) ? '' : (each.relation?.trim() ?? '');
      table.add(world < 0 ? EVERY_WORLD : world, [from, to], each.kind ?? 'other', words);
    }
  }
  return table.rows;
}

const pairsOf = (relations: readonly AtlasRelation[]): [number, number][] => [
  ...new Map(
    relations.map(([, first, second]) => [`${first} ${second}`, [first, second] as [number, number]]),
  ).values(),
];

/** The life of each person in a world, or else one that stands for all worlds. */
function livesIn(world: number, lives: readonly [person: number, world: number][]): Map<number, number> {
  const lifeOf = new Map<number, number>();
  for (const [life, [person, own]] of lives.entries()) {
    if (own === world && lives[lifeOf.get(person) ?? -1]?.[1] !== world) lifeOf.set(person, life);
    else if (own === EVERY_WORLD && !lifeOf.has(person)) lifeOf.set(person, life);
  }
  return lifeOf;
}

/** The places of people in a world. `lifeOf`: by person, the life that is shown there. */
async function placesOf(
  world: number,
  lifeOf: ReadonlyMap<number, number>,
  relations: readonly AtlasRelation[],
  { from, ...options }: LayoutOptions & { from: readonly Point[] },
) {
  const people = [...lifeOf.keys()].sort((a, b) => a - b);
  const nodeOf = new Map(people.map((person, node) => [person, node]));
  const inWorld = relations.filter(([own]) => own === world || own === EVERY_WORLD);
  const pairs = pairsOf(inWorld).flatMap(([first, second]): [number, number][] => {
    const [a, b] = [nodeOf.get(first), nodeOf.get(second)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });
  const start = people.map((person) => from[person] ?? { x: 0, y: 0 });
  const points = await atlasLayout(people.length, pairs, { from: start, ...options });
  return points.map(({ x, y }, node): [number, number, number, number] => {
    const person = people[node] ?? 0;
    return [person, lifeOf.get(person) ?? 0, x, y];
  });
}

/** People, lives, worlds and relations, with places on the map. `avatarOf` gives the path of an avatar's smallest image. */
export async function deriveRelations(
  readLives: readonly ReadLife[],
  avatarOf: (file: string | undefined) => string,
  memo = noMemo,
  startProgress: StartProgress = silentProgress,
): Promise<AtlasRelations> {
  const worlds = worldsOf(readLives);
  const people = new Map<string, number>();
  const firstLives: number[] = [];
  readLives.forEach(({ entry }, life) => {
    if (people.has(entry.coreId)) return;
    people.set(entry.coreId, people.size);
    firstLives.push(life);
  });
  const relations = relationsOf(readLives, people, worlds);
  const worldByLife = readLives.map((life): [number, number] => {
    const world = worlds.indexOf(worldOf(life));
    return [people.get(life.entry.coreId) ?? 0, world < 0 ? EVERY_WORLD : world];
  });
  const livesByWorld = worlds.map((_, world) => livesIn(world, worldByLife));
  const inWorlds = livesByWorld.reduce((sum, { size }) => sum + size, 0);
  const progress = startProgress('placing people', people.size + inWorlds);
  const options = { memo, onPlaced: progress.add };
  const points = await atlasLayout(people.size, pairsOf(relations), options);
  const placesByWorld = [];
  for (const [world, lifeOf] of livesByWorld.entries())
    placesByWorld.push(await placesOf(world, lifeOf, relations, { from: points, ...options }));
  progress.end();
  return {
    worlds,
    people: [...people].map(([id, person]) => {
      const life = firstLives[person] ?? 0;
      const { x, y } = points[person] ?? { x: 0, y: 0 };
      return [id, readLives[life]?.content.core?.name ?? readLives[life]?.entry.name ?? id, life, x, y];
    }),
    lives: readLives.map((life) => lifeRow(life, avatarOf)),
    placesByWorld,
    relations,
  };
}
