import { readCharacterIndex } from '@otherfolk/shared/catalogue/read-character-index';
import { paths } from '@otherfolk/shared/contract/paths';
import type { ListPublicPages } from '@otherfolk/shared/contract/public-pages';

export const listPublicPages: ListPublicPages = async ({ visible }) => {
  const variants = await visible(readCharacterIndex);
  return [
    paths.characters,
    paths.atlas,
    paths.families,
    ...variants.flatMap(({ coreId, id }) => [paths.character(coreId), paths.character(coreId, id)]),
  ];
};
