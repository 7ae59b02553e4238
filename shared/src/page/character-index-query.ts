import { listQuery } from './list-query';

export const characterIndexQuery = listQuery('characters', async (read) => {
  const { readCharacterIndex } = await import(
    /* webpackChunkName: "readers" */ '../kinds/character/read-character-index'
  );
  return readCharacterIndex(read);
});
