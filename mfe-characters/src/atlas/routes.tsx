import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '@otherfolk/shared/contract/lazy-page';

export const loadAtlas = () => import(/* webpackChunkName: "atlas" */ './atlas-pages');

// The HTML has the map from the start, and so it has the styles; the code is large, and comes when the page answers.
const Pages = lazyPage('atlas-styles', async () => (await loadAtlas()).AtlasPages);

const element = (
  <Suspense>
    <Pages />
  </Suspense>
);

export const atlasRoutes: RouteObject[] = [
  { index: true, element },
  { path: 'families', element },
];
