import type { RouteObject } from 'react-router-dom';
import { compareRoutes } from './compare/compare-routes';
import { CharacterListPage, CharacterPage } from './pages';

export const routes: RouteObject[] = [
  { index: true, element: <CharacterListPage /> },
  { path: ':characterId', element: <CharacterPage /> },
  { path: ':characterId/lives', children: compareRoutes },
  { path: ':characterId/:variantId', element: <CharacterPage /> },
];
