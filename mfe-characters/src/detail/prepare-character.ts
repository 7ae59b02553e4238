import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { CharacterListPage, CharacterPage, LivesPage, loadCharacterLater } from '../pages';
import { characterPageQuery } from './character-page-query';

/** What the page of a character asks for; of the list, and of lives side by side, their code alone comes beforehand. */
export async function prepareCharacter({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [, , characterId, variantId] = pathname.split('/');
  if (pathname === paths.compare || (characterId && pathname === paths.lives(characterId))) return LivesPage.load();
  if (!characterId) return CharacterListPage.load();
  const data = client.prefetchQuery(characterPageQuery({ characterId, variantId, viewer, release }));
  return Promise.all([CharacterPage.load(), loadCharacterLater(), data]);
}
