import { characterAddresses } from '../kinds/character/addresses';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { itemListQuery } from './item-list-query';
import type { ListQuery } from './list-query';

export const characterIndexQuery = itemListQuery(
  characterAddresses.folder,
) as unknown as ListQuery<CharacterIndexEntry>;
