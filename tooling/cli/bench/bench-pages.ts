import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { paths } from '@otherfolk/shared/contract/paths';
import { featuredEntries } from '@otherfolk/shared/domain/featured';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { readCharacterIndex } from '@otherfolk/shared/kinds/character/read-character-index';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';

/** The pages that are measured: home, a list, and the first featured character by deep link. Rejects without a character. */
export async function benchPages(read: ReadJson): Promise<string[]> {
  const { featured, currentRelease } = await readSite(read);
  const visible = visibleItems(await readCharacterIndex(read), VISITOR, currentRelease);
  const [character] = featuredEntries(featured.characters, visible, 1);
  if (!character) throw new Error('The catalogue has no character whose page could be measured.');
  return [paths.home, paths.characters, paths.character(character.coreId, character.id)];
}
