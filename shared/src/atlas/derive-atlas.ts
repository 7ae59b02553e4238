import type { DerivedText } from '../catalogue/derived-text';
import type { StartProgress } from '../catalogue/progress';
import { readSharedImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import { noRecall, type Recall } from '../catalogue/recall';
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
  recall: Recall = noRecall,
  startProgress?: StartProgress,
): Promise<ReadonlyMap<string, DerivedText>> {
  const { versions, withContents } = await readItems(read, recall, startProgress);
  const readAvatars = async () => {
    const images = await readSharedImageIndex(read, recall);
    return (file: string | undefined) => smallestImage(images, 'avatar', file);
  };
  const derive = async () => {
    const { lives } = await withContents();
    const relations = await deriveRelations(lives, readAvatars, recall, startProgress);
    const familyIds = lives.flatMap(({ content }) => content.merged?.family ?? []);
    const coreIds = lives.map(({ entry }) => entry.coreId);
    return new Map<string, AtlasRelations | AtlasFamily[]>([
      [RELATIONS_FILE, relations],
      [FAMILIES_FILE, await deriveFamilies(read, familyIds, avatarsOf(relations, coreIds))],
    ]);
  };
  return recall.textsOfItems('atlas', versions, derive);
}
