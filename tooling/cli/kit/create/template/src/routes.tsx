import type { RouteObject } from 'react-router-dom';
import { Page } from './pages';

export const routes: RouteObject[] = [{ index: true, element: <Page /> }];
