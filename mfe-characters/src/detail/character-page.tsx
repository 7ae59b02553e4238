import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryWithPlaceholder } from '@otherfolk/shared/ui/detail-layout/query-with-placeholder';
import { characterPageQuery } from './character-page-query';
import { CharacterView } from './character-view';
import type { CharacterRequest } from './load-character';
import { LoadedPage, type LoadedProps } from './loaded-page';
import { placeholderFiles } from './placeholder-files';

export { placeholderFiles };

export const prefetchCharacter = (client: QueryClient, request: CharacterRequest): Promise<void> =>
  client.prefetchQuery(characterPageQuery(request));

function LoadedCharacter({ site, ...asked }: LoadedProps) {
  const client = useQueryClient();
  // The page stays as it is until another life of the person has come.
  const [firstVariantId] = useState(asked.variantId);
  const request = { ...asked, release: site.currentRelease };
  const query = characterPageQuery(request);
  return (
    <QueryWithPlaceholder
      query={query}
      placeholder={() => (asked.variantId === firstVariantId ? placeholderFiles(client, request) : undefined)}
    >
      {(files, isPlaceholder) => <CharacterView {...files} site={site} isPlaceholder={isPlaceholder} />}
    </QueryWithPlaceholder>
  );
}

/** The page of a life. */
export const CharacterPage = () => <LoadedPage Content={LoadedCharacter} />;
