import { type QueryClient, type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { type SamePage, useShellContext } from '@otherfolk/shared/contract/shell-context';
import { characterPageQuery } from './character-page-query';
import { CharacterView } from './character-view';
import { LateBody } from './late-body';
import type { CharacterRequest } from './load-character';
import { LoadedPage, type LoadedProps } from './loaded-page';

/** Loads what the page asks for once it is drawn. */
export const loadLater = (): Promise<unknown> => LateBody.load();

export const prefetchCharacter = (client: QueryClient, request: CharacterRequest): Promise<void> =>
  client.prefetchQuery(characterPageQuery(request));

/** The page of the life that a person's own address shows. */
const pageOfLife = (
  request: CharacterRequest & { variantId: string },
  { queryKey: here }: { queryKey: QueryKey },
): SamePage => ({
  pathname: paths.character(request.characterId, request.variantId),
  queryKey: { here, there: characterPageQuery(request).queryKey },
});

function LoadedCharacter({ site: { currentRelease: release }, ...request }: LoadedProps) {
  const query = characterPageQuery({ ...request, release });
  const { data } = useSuspenseQuery(query);
  const { samePages } = useShellContext();
  if (request.variantId === undefined)
    samePages?.push(pageOfLife({ ...request, variantId: data.variant.id, release }, query));
  return <CharacterView {...data} />;
}

/** The page of a life. */
export function CharacterPage() {
  useEffect(() => {
    // As soon as the page is ready, before what is drawn in small steps comes to it. A failure shows there.
    loadLater().catch(() => undefined);
  }, []);
  return <LoadedPage Content={LoadedCharacter} />;
}
