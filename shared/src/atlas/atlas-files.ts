import type { RelationKind } from '../domain/relation-kinds';

/** The folder of the atlas, which is derived from the other files of a catalogue. */
export const ATLAS_FOLDER = 'atlas/'; // docs/data-contract.md#atlas

/** People, their lives and their relations, with places on the map. */
export const RELATIONS_FILE = `${ATLAS_FOLDER}relations.json`;

/** The families of the people. */
export const FAMILIES_FILE = `${ATLAS_FOLDER}families.json`;

/** A file of the atlas. */
export const ATLAS_FILE = /^atlas\/(relations|families)\.json$/;

/** The world of what is said in a life that stands for all worlds. */
export const EVERY_WORLD = -1;

/** `relations.json`. People, lives and worlds are named by their places in the lists. */
export interface AtlasRelations {
  /** Labels of variants. */
  worlds: string[];
  people: AtlasPerson[];
  lives: AtlasLife[];
  /** The lives of each world, and where they stand on its map. */
  placesByWorld: AtlasPlace[][];
  relations: AtlasRelation[];
}

/** A person with the first life, and the place on the map of all worlds. */
type AtlasPerson = [id: string, name: string, life: number, x: number, y: number];
/** Empty texts at the end may be missing. The avatar is a path below `images/`, and missing behind a veil. */
export type AtlasLife = [id: string, name: string, colour?: string, avatar?: string, rating?: number];
type AtlasPlace = [person: number, life: number, x: number, y: number];
/** What two people are to each other in one world, by either side; the first stands earlier in the list. */
export type AtlasRelation = [world: number, first: number, second: number, said: AtlasWords[]];
/** Said by the first person (0) or the second (1). Words behind a veil are empty. */
export type AtlasWords = [by: number, kind: RelationKind, words: string];

/** `families.json`. */
export interface AtlasFamily {
  id: string;
  name: string;
  motto?: string | undefined;
  members: AtlasMember[];
}

export interface AtlasMember {
  id: string;
  /** The id of the person, where it is one whom the viewer may see. */
  characterId?: string | undefined;
  name: string;
  relation?: string | undefined;
  /** Ids of members. */
  parents: string[];
  partners: string[];
  avatar?: string | undefined;
}
