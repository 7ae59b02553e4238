// The styles come with the page: its HTML has the table from the start.
import './compare.module.css';
import type { RouteObject } from 'react-router-dom';
import { LivesPage } from '../pages';

export const compareRoutes: RouteObject[] = [{ index: true, element: <LivesPage /> }];
