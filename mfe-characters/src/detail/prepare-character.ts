import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { CharacterListPage, CharacterPage, hasPlaceholder, LivesPage, prefetchCharacter } from '../pages';
import type { CharacterRequest } from './load-character';

const idsIn = (pathname: string) => pathname.split('/').slice(2);

const isComparison = (pathname: string) =>
  pathname === paths.compare || pathname === paths.lives(idsIn(pathname)[0] ?? '');

export async function loadCharacterCode(pathname: string): Promise<unknown> {
  if (isComparison(pathname)) return LivesPage.load();
  const [characterId] = idsIn(pathname);
  return characterId ? CharacterPage.load() : CharacterListPage.load();
}

/** The life that a page is asked for; undefined for the list, and for lives side by side. */
function requestOf({ pathname, viewer, release }: PageToOpen): CharacterRequest | undefined {
  const [characterId, variantId] = idsIn(pathname);
  return characterId && !isComparison(pathname) ? { characterId, variantId, viewer, release } : undefined;
}

/** The queries of a character's page; of the list, and of lives side by side, their code alone comes beforehand. */
export async function prepareCharacter(page: PageToOpen): Promise<unknown> {
  const request = requestOf(page);
  return Promise.all([loadCharacterCode(page.pathname), request && prefetchCharacter(page.client, request)]);
}

/** Whether the page of a life can be drawn at once, with what a list says of it. */
export function hasCharacterPlaceholder(page: PageToOpen): boolean {
  const request = requestOf(page);
  return request !== undefined && hasPlaceholder(page.client, request);
}
