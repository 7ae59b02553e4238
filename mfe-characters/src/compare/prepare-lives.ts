import type { PageToOpen } from '@otherfolk/shared/contract/remote-module';
import { livesQuery } from './lives-queries';

/** What the page of all lives of a character asks for. */
export const prepareLives = (characterId: string, { client, viewer, release }: PageToOpen): Promise<unknown> =>
  client.prefetchQuery(livesQuery(characterId, { viewer, release }));
