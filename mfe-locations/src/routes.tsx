import type { RouteObject } from 'react-router-dom';
import { LocationListPage, LocationPage } from './pages';

export const routes: RouteObject[] = [
  { index: true, element: <LocationListPage /> },
  { path: ':locationId', element: <LocationPage /> },
];
