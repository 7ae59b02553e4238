// The styles come with the page: its HTML has the map from the start.
import './atlas.css';
import './families.css';
import './relations-table.css';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';

export const loadAtlas = () => import(/* webpackChunkName: "atlas" */ './atlas-pages');

const Pages = lazy(async () => ({ default: (await loadAtlas()).AtlasPages }));

const element = (
  <Suspense>
    <Pages />
  </Suspense>
);

export const atlasRoutes: RouteObject[] = [
  { index: true, element },
  { path: 'families', element },
];
