import type { RouteObject } from 'react-router-dom';
import { CharacterListPage, CharacterPage } from './pages';

export const routes: RouteObject[] = [
  { index: true, element: <CharacterListPage /> },
  { path: ':characterId', element: <CharacterPage /> },
  { path: ':characterId/:variantId', element: <CharacterPage /> },
];
