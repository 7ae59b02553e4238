import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import {
  CharacterListPage,
  CharacterPage,
  hasPlaceholder,
  LivesPage,
  loadCharacterLater,
  prefetchCharacter,
} from '../pages';

const idsIn = (pathname: string) => pathname.split('/').slice(2);

const isComparison = (pathname: string) =>
  pathname === paths.compare || pathname === paths.lives(idsIn(pathname)[0] ?? '');

export async function loadCharacterCode(pathname: string): Promise<unknown> {
  if (isComparison(pathname)) return LivesPage.load();
  const [characterId] = idsIn(pathname);
  if (!characterId) return CharacterListPage.load();
  loadCharacterLater().catch(() => undefined);
  return CharacterPage.load();
}

/** What the page of a character asks for; of the list, and of lives side by side, their code alone comes beforehand. */
export async function prepareCharacter({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [characterId, variantId] = idsIn(pathname);
  const isLife = characterId && !isComparison(pathname);
  const data = isLife && prefetchCharacter(client, { characterId, variantId, viewer, release });
  return Promise.all([loadCharacterCode(pathname), data]);
}

/** Whether the page of a life can be drawn at once, with what a list says of it. */
export function hasCharacterPlaceholder({ pathname, client, viewer, release }: PageToOpen): boolean {
  const [characterId = '', variantId] = idsIn(pathname);
  return (
    pathname.startsWith(`${paths.characters}/`) &&
    !isComparison(pathname) &&
    hasPlaceholder(client, { characterId, variantId, viewer, release })
  );
}
