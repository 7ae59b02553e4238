import { lazyPage } from '@otherfolk/shared/contract/lazy-page';

const importItemPage = () => import(/* webpackChunkName: "page-character" */ './detail/character-page');

export const CharacterListPage = lazyPage(
  'page-characters',
  async () => (await import(/* webpackChunkName: "page-characters" */ './list/character-list-page')).CharacterListPage,
);

export const CharacterPage = lazyPage('page-character', async () => (await importItemPage()).CharacterPage);

export const LivesPage = lazyPage(
  'page-lives',
  async () => (await import(/* webpackChunkName: "page-lives" */ './compare/lives-page')).LivesPage,
);

/** Loads what the page of a character asks for once it is drawn. */
export const loadCharacterLater = async () => (await importItemPage()).loadLater();
