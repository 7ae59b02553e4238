import { isValidElement } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';

function Mounted({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The routes of a remote, below its mount. */
export function Site({ mount, routes }: { mount: string; routes: RouteObject[] }) {
  return useRoutes([{ path: `${mount}/*`, element: <Mounted routes={routes} /> }]);
}

/** Loads the code of all pages (lazyPage), so that they are drawn at once, as in a browser that has been there. */
export function loadPages(routes: RouteObject[]): Promise<unknown> {
  const types = routes.map(({ element }): unknown => isValidElement(element) && element.type);
  return Promise.all(types.map(async (type) => (type as { load?: () => Promise<unknown> }).load?.()));
}
