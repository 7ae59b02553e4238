import { type RouteObject, useRoutes } from 'react-router-dom';

/** The page that the router's address leads to. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
