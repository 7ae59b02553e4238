import * as v from 'valibot';
import { RELATION_KINDS } from '../domain/relation-kinds';
import { type AtlasFamily, type AtlasRelations, EVERY_WORLD } from './atlas-files';

const optionalText = v.optional(v.string(), '');

const relationsSchema = v.object({
  worlds: v.array(v.string()),
  people: v.array(v.tuple([v.string(), v.string(), v.number(), v.number(), v.number()])),
  lives: v.array(v.tuple([v.string(), v.string(), optionalText, optionalText, v.optional(v.number())])),
  placesByWorld: v.array(v.array(v.tuple([v.number(), v.number(), v.number(), v.number()]))),
  relations: v.array(
    v.tuple([
      v.number(),
      v.number(),
      v.number(),
      v.array(v.tuple([v.number(), v.picklist(RELATION_KINDS), v.string()])),
    ]),
  ),
});

const familiesSchema = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    motto: v.optional(v.string()),
    members: v.array(
      v.object({
        id: v.string(),
        characterId: v.optional(v.string()),
        name: v.string(),
        relation: v.optional(v.string()),
        parents: v.array(v.string()),
        partners: v.array(v.string()),
        avatar: v.optional(v.string()),
      }),
    ),
  }),
);

/** Whether every place in a list that is named is one. */
function fits({ worlds, people, lives, placesByWorld, relations }: AtlasRelations): boolean {
  const isIn = (list: readonly unknown[], place: number) => place in list;
  return (
    placesByWorld.length === worlds.length &&
    people.every(([, , life]) => isIn(lives, life)) &&
    placesByWorld.flat().every(([person, life]) => isIn(people, person) && isIn(lives, life)) &&
    relations.every(
      ([world, first, second]) =>
        (world === EVERY_WORLD || isIn(worlds, world)) && isIn(people, first) && isIn(people, second),
    )
  );
}

/** Each throws where the JSON is not what `atlas-files.ts` says. */
export function parseRelations(json: unknown): AtlasRelations {
  const relations = v.parse(relationsSchema, json);
  if (!fits(relations)) throw new Error('The atlas names people, lives or worlds that it does not have');
  return relations;
}

export const parseFamilies = (json: unknown): AtlasFamily[] => v.parse(familiesSchema, json);
