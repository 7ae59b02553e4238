import type { RouteObject } from 'react-router-dom';
import { MapPage } from './pages';

export const routes: RouteObject[] = [{ index: true, element: <MapPage /> }];
