import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELATION_KINDS } from '@otherfolk/shared/domain/relation-kinds';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { writeBigCatalogue } from './big-catalogue';

/** Beside those of the shipped catalogue. */
export const MAPPED = { people: 500, relations: 3000 };

/** Two worlds, so that each has many people. */
const WORLDS = ['Modern', 'Fantasy'];

const extraId = (number: number) => `extra-${((number - 1) % MAPPED.people) + 1}`;

/** What the people of a number says of others: of some who are near, and some who are far. */
function relationshipsOf(number: number): object[] {
  const perPerson = MAPPED.relations / MAPPED.people;
  return Array.from({ length: perPerson }, (_, index) => ({
    characterId: extraId(number + 2 + index * index * 14),
    relation: `Relation ${index + 1}`,
    kind: RELATION_KINDS[(number + index) % RELATION_KINDS.length],
  }));
}

/** Writes a catalogue of many people with relations of every kind into a folder. */
export async function writeAtlasCatalogue(folder: string): Promise<void> {
  await writeBigCatalogue(folder, { characters: MAPPED.people, locations: 0 });
  const file = (name: string) => path.join(folder, name);
  const read = async <T>(name: string) => JSON.parse(await readFile(file(name), 'utf8')) as T;
  const write = (name: string, json: unknown) => writeFile(file(name), JSON.stringify(json));
  const index = await read<CharacterIndexEntry[]>(characterKind.index);
  for (const entry of index) {
    const number = Number(/^extra-(\d+)$/.exec(entry.coreId)?.[1]);
    if (!number) continue;
    entry.variantLabel = WORLDS[number % WORLDS.length];
    const life = characterKind.file(entry.id);
    await write(life, { ...(await read<object>(life)), sections: { relationships: relationshipsOf(number) } });
  }
  await write(characterKind.index, index);
}
