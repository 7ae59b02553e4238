import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadComparePages } from './compare/compare-routes';
import { prepareCharacter } from './detail/prepare-character';

/** What a page of this remote asks for, before it is opened. */
export async function preparePage(page: PageToOpen): Promise<unknown> {
  const [, , characterId = ''] = page.pathname.split('/');
  if (page.pathname !== paths.lives(characterId)) return prepareCharacter(page);
  return (await loadComparePages()).prepareLives(characterId, page);
}
