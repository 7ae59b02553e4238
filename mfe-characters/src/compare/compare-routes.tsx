// The styles come with the page: its HTML has the table from the start.
import './compare.module.css';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

export const loadComparePages = () => import(/* webpackChunkName: "compare" */ './compare-pages');

export const LivesPage = lazy(async () => ({ default: (await loadComparePages()).LivesPage }));
const ComparePage = lazy(async () => ({ default: (await loadComparePages()).ComparePage }));

export const compareRoutes: RouteObject[] = [{ index: true, element: <ComparePage /> }];
