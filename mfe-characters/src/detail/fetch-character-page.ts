import type { QueryFunctionContext } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { linksQuery } from '@otherfolk/shared/queries/links-query';
import { familyQuery } from './family-query';
import { type CharacterFiles, type CharacterRequest, loadCharacter } from './load-character';

/** Reads the files of one character page, its family and its links. */
export async function fetchCharacterPage(
  { client, meta }: Pick<QueryFunctionContext, 'client' | 'meta'>,
  request: CharacterRequest,
): Promise<CharacterFiles> {
  // The page goes on without its links where they cannot be read: then it reads more files.
  const links = client.fetchQuery(linksQuery('characters', request.characterId, request.viewer)).catch(() => ({}));
  const { read, tints } = shellContextOf(meta);
  const isPrerendered = tints !== undefined;
  const loadFamily = async (familyId: string | undefined) => {
    const family = client.prefetchQuery(familyQuery(familyId, request.viewer));
    // HTML has to be whole; in a browser the heading does not wait for what stands far below it.
    if (isPrerendered) await family;
  };
  return loadCharacter(read, request, loadFamily, links);
}
