import type { RouteObject } from 'react-router-dom';
import { type Mount, mounts } from '@otherfolk/shared/contract/remotes';
import { routes } from '../app/routes';

const routesAt = (path: string): RouteObject[] =>
  routes.map((route) =>
    route.index ? route : { ...route, children: route.children?.filter((child) => child.path === path) },
  );

/** The routes that pages below a mount can have: one, in the layout. The router ranks all that it is given, for each page anew. */
export const routesOfMounts: ReadonlyMap<Mount, RouteObject[]> = new Map(
  Array.from(mounts.keys(), (mount) => [mount, routesAt(`${mount}/*`)]),
);
