import { type DerivedText, derivedTexts } from '../catalogue/derived-text';
import { noMemo } from '../catalogue/memo';
import type { StartProgress } from '../catalogue/progress';
import { readSharedImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import { smallestImage } from '../catalogue/smallest-image';
import { readItems } from '../search/read-items';
import { type AtlasFamily, type AtlasRelations, FAMILIES_FILE, RELATIONS_FILE } from './atlas-files';
import { deriveFamilies } from './derive-families';
import { deriveRelations } from './derive-relations';

/** The avatar of each person's first life that has one before a veil; empty where none has. */
function avatarsOf({ people, lives }: AtlasRelations, personOfLife: readonly string[]): Map<string, string> {
  const avatars = new Map(people.map(([id]) => [id, '']));
  lives.forEach(([, , , avatar], life) => {
    const person = personOfLife[life] ?? '';
    if (avatar && !avatars.get(person)) avatars.set(person, avatar);
  });
  return avatars;
}

/** The files of the atlas by their paths, of what a reader gives: what it leaves out stands in none of them. */
export async function deriveAtlas(
  read: ReadJson,
  hash: (content: string) => string,
  memo = noMemo,
  startProgress?: StartProgress,
): Promise<ReadonlyMap<string, DerivedText>> {
  const { lives } = await readItems(read, memo, startProgress);
  const images = await readSharedImageIndex(read, memo);
  const avatarOf = (file: string | undefined) => smallestImage(images, 'avatar', file);
  const relations = await deriveRelations(lives, avatarOf, memo, startProgress);
  const familyIds = lives.flatMap(({ content }) => content.merged?.family ?? []);
  const coreIds = lives.map(({ entry }) => entry.coreId);
  const files = new Map<string, AtlasRelations | AtlasFamily[]>([
    [RELATIONS_FILE, relations],
    [FAMILIES_FILE, await deriveFamilies(read, familyIds, avatarsOf(relations, coreIds))],
  ]);
  return derivedTexts(files, hash);
}
