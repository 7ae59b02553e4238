import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '@otherfolk/shared/contract/paths';
import { type SamePage, useShellContext } from '@otherfolk/shared/contract/shell-context';
import { QueryWithPlaceholder } from '@otherfolk/shared/ui/detail-layout/query-with-placeholder';
import { characterPageQuery } from './character-page-query';
import { CharacterView } from './character-view';
import { LateBody } from './late-body';
import type { CharacterFiles, CharacterRequest } from './load-character';
import { LoadedPage, type LoadedProps } from './loaded-page';
import type * as PlaceholderFiles from './placeholder-files';

let placeholders: typeof PlaceholderFiles | undefined;

/** Loads what the page asks for once it is drawn. */
export const loadLater = (): Promise<unknown> =>
  Promise.all([
    LateBody.load(),
    import(/* webpackChunkName: "later" */ './placeholder-files').then((module) => (placeholders = module)),
  ]);

/** What is known of a life before it is read; nothing as long as the code for that is to come. */
export const placeholderFiles = (client: QueryClient, request: CharacterRequest): CharacterFiles | undefined =>
  placeholders?.placeholderFiles(client, request);

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

function LoadedCharacter({ site, ...asked }: LoadedProps) {
  const client = useQueryClient();
  const { samePages } = useShellContext();
  // The page stays as it is until another life of the person has come.
  const [firstVariantId] = useState(asked.variantId);
  const request = { ...asked, release: site.currentRelease };
  const query = characterPageQuery(request);
  return (
    <QueryWithPlaceholder
      query={query}
      placeholder={() => (asked.variantId === firstVariantId ? placeholderFiles(client, request) : undefined)}
    >
      {(files, isPlaceholder) => {
        if (asked.variantId === undefined)
          samePages?.push(pageOfLife({ ...request, variantId: files.variant.id }, query));
        return <CharacterView {...files} site={site} isPlaceholder={isPlaceholder} />;
      }}
    </QueryWithPlaceholder>
  );
}

/** The page of a life. */
export function CharacterPage() {
  useEffect(() => {
    // As soon as the page is ready, before what is drawn in small steps comes to it. A failure shows there.
    loadLater().catch(() => undefined);
  }, []);
  return <LoadedPage Content={LoadedCharacter} />;
}
