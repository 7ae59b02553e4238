import type { RouteObject } from 'react-router-dom';

const BELOW = /^([^/*]+)\/\*$/;

/** The routes that pages below each mount can have: one, in the layout. The router ranks all that it is given, for each page anew. */
export function routesOfMounts(routes: readonly RouteObject[]): ReadonlyMap<string, RouteObject[]> {
  const paths = routes.flatMap(({ children = [] }) => children.flatMap(({ path }) => path ?? []));
  return new Map(
    paths.flatMap((path) => {
      const [, mount] = BELOW.exec(path) ?? [];
      if (mount === undefined) return [];
      return [[mount, routes.map((route) => withChild(route, path))] as const];
    }),
  );
}

function withChild(route: RouteObject, path: string): RouteObject {
  return route.index ? route : { ...route, children: route.children?.filter((child) => child.path === path) };
}
