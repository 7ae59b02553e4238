import type { RouteObject } from 'react-router-dom';
import { LocationPage } from './detail/location-page';
import { LocationListPage } from './list/location-list-page';

export const routes: RouteObject[] = [
  { index: true, element: <LocationListPage /> },
  { path: ':locationId', element: <LocationPage /> },
];
