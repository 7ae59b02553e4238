import type { QueryClient } from '@tanstack/react-query';
import { lazyPage } from '@otherfolk/shared/contract/lazy-page';
import type * as ItemPage from './detail/character-page';
import type { CharacterRequest } from './detail/load-character';

let itemPage: typeof ItemPage | undefined;

const importItemPage = async () =>
  (itemPage = await import(/* webpackChunkName: "page-character" */ './detail/character-page'));

export const CharacterListPage = lazyPage(
  'page-characters',
  async () => (await import(/* webpackChunkName: "page-characters" */ './list/character-list-page')).CharacterListPage,
);

export const CharacterPage = lazyPage('page-character', async () => (await importItemPage()).CharacterPage);

export const LivesPage = lazyPage(
  'page-lives',
  async () => (await import(/* webpackChunkName: "page-lives" */ './compare/lives-page')).LivesPage,
);

/** Reads what the page of a character shows; visitors have it with the page. By the code of the page, so that others do without. */
export const prefetchCharacter = async (client: QueryClient, request: CharacterRequest) =>
  (await importItemPage()).prefetchCharacter(client, request);

/** Whether there is something to show of a life before it is read; not as long as the code of its page is to come. */
export const hasPlaceholder = (client: QueryClient, request: CharacterRequest): boolean =>
  itemPage?.placeholderFiles(client, request) !== undefined;
