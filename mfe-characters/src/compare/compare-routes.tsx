// The styles come with the page: its HTML has the table from the start.
import './compare.module.css';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const loadPages = () => import(/* webpackChunkName: "compare" */ './compare-pages');

export const LivesPage = lazy(async () => ({ default: (await loadPages()).LivesPage }));
const ComparePage = lazy(async () => ({ default: (await loadPages()).ComparePage }));

export const compareRoutes: RouteObject[] = [{ index: true, element: <ComparePage /> }];
