import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterKind } from '../kinds/character/kind';
import { itemListQuery } from './item-list-query';
import type { ListQuery } from './list-query';

export const characterIndexQuery = itemListQuery(characterKind.folder) as unknown as ListQuery<CharacterIndexEntry>;
