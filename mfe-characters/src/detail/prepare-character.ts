import { paths } from '@otherfolk/shared/contract/paths';
import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLinkedItems } from '@otherfolk/shared/ui/link-sections';
import { characterPageQuery } from './character-page-query';
import { loadLaterSections } from './lazy-sections';

/** What the page of a character asks for; of the list, and of lives side by side, nothing comes beforehand. */
export async function prepareCharacter({ pathname, client, viewer, release }: PageToOpen): Promise<unknown> {
  const [, , characterId, variantId] = pathname.split('/');
  if (!characterId || pathname === paths.lives(characterId)) return;
  const data = client.prefetchQuery(characterPageQuery({ characterId, variantId, viewer, release }));
  return Promise.all([loadLaterSections(), loadReadingAids(), loadLinkedItems(), data]);
}
