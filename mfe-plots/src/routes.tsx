import type { RouteObject } from 'react-router-dom';
import { PlotListPage, PlotPage } from './pages';

export const routes: RouteObject[] = [
  { index: true, element: <PlotListPage /> },
  { path: ':plotId', element: <PlotPage /> },
  { path: ':plotId/:variantId', element: <PlotPage /> },
];
