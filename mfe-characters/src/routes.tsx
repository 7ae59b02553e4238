import type { RouteObject } from 'react-router-dom';
import { compareRoutes } from './compare/compare-routes';
import { CharacterPage } from './detail/character-page';
import { CharacterListPage } from './list/character-list-page';

export const routes: RouteObject[] = [
  { index: true, element: <CharacterListPage /> },
  { path: ':characterId', element: <CharacterPage /> },
  { path: ':characterId/lives', children: compareRoutes },
  { path: ':characterId/:variantId', element: <CharacterPage /> },
];
