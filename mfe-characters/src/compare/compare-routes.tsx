// The styles come with the page: its HTML has the table from the start.
import './compare.module.css';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CharacterPage } from '../detail/character-page';

const LivesPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "compare" */ './lives-page')).LivesPage,
}));

export const compareRoutes: RouteObject[] = [{ index: true, element: <CharacterPage Content={LivesPage} /> }];
