// The styles come with the page: its HTML has the map from the start.
import './atlas.css';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Loading } from '@otherfolk/shared/ui/loading';

export const loadAtlas = () => import(/* webpackChunkName: "atlas" */ './atlas-pages');

const AtlasPage = lazy(async () => ({ default: (await loadAtlas()).AtlasPage }));
const FamiliesPage = lazy(async () => ({ default: (await loadAtlas()).FamiliesPage }));

export const atlasRoutes: RouteObject[] = [
  {
    index: true,
    element: (
      <Suspense fallback={<Loading />}>
        <AtlasPage />
      </Suspense>
    ),
  },
  {
    path: 'families',
    element: (
      <Suspense fallback={<Loading />}>
        <FamiliesPage />
      </Suspense>
    ),
  },
];
