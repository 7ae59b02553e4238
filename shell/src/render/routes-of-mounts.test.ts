/** @jest-environment node */
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { mounts } from '@otherfolk/shared/contract/remotes';
import { routes } from '../app/routes';
import { routesOfMounts } from './routes-of-mounts';

const matched = (from: RouteObject[] | undefined, pathname: string) =>
  matchRoutes(from ?? [], { pathname })?.map(({ params, pathname: at, pathnameBase, route }) => [
    ...[params, at, pathnameBase, route.path],
  ]);

test.each([...mounts.keys()])(
  'pages below /%s have the same routes among those of their mount as among all',
  (mount) => {
    for (const tail of ['', '/', '/a', '/a/b/', '/%61']) {
      const found = matched(routesOfMounts.get(mount), `/${mount}${tail}`);
      expect(found).toHaveLength(2);
      expect(found).toEqual(matched(routes, `/${mount}${tail}`));
    }
  },
);
