import type { RouteObject } from 'react-router-dom';
import { PlotPage } from './detail/plot-page';
import { PlotListPage } from './list/plot-list-page';

export const routes: RouteObject[] = [
  { index: true, element: <PlotListPage /> },
  { path: ':plotId', element: <PlotPage /> },
  { path: ':plotId/:variantId', element: <PlotPage /> },
];
