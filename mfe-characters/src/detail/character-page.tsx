import { type QueryClient, type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@otherfolk/shared/contract/paths';
import { type SamePage, useShellContext } from '@otherfolk/shared/contract/shell-context';
import { loadReadingAids } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { loadLinkedItems } from '@otherfolk/shared/ui/link-sections';
import { characterPageQuery } from './character-page-query';
import { CharacterView } from './character-view';
import { loadLaterSections } from './lazy-sections';
import type { CharacterRequest } from './load-character';
import { LoadedPage, type LoadedProps } from './loaded-page';

/** Loads what the page asks for once it is drawn. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([loadLaterSections(), loadReadingAids(), loadLinkedItems()]);

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
export const CharacterPage = () => <LoadedPage Content={LoadedCharacter} />;
