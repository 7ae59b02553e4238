import { paths } from '@otherfolk/shared/contract/paths';
import type { ListPublicPages } from '@otherfolk/shared/contract/public-pages';
import { readCharacterIndex } from '@otherfolk/shared/kinds/character/read-character-index';

export const listPublicPages: ListPublicPages = async ({ visible }) => {
  const variants = await visible(readCharacterIndex);
  const counts = new Map<string, number>();
  for (const { coreId } of variants) counts.set(coreId, (counts.get(coreId) ?? 0) + 1);
  const compared = [...counts.keys()].filter((coreId) => (counts.get(coreId) ?? 0) > 1);
  return [
    paths.characters,
    paths.compare,
    paths.atlas,
    paths.families,
    ...variants.flatMap(({ coreId, id }) => [paths.character(coreId), paths.character(coreId, id)]),
    ...compared.map(paths.lives),
  ];
};
