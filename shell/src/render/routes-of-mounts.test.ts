/** @jest-environment node */
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { routesOf } from '../app/routes';
import { routesOfMounts } from './routes-of-mounts';

const routes = routesOf(ownRemotes);
const below = routesOfMounts(routes);

const matched = (from: RouteObject[] | undefined, pathname: string) =>
  matchRoutes(from ?? [], { pathname })?.map(({ params, pathname: at, pathnameBase, route }) => [
    ...[params, at, pathnameBase, route.path],
  ]);

test('the mounts of all remotes have routes of their own', () => {
  expect([...below.keys()]).toEqual([...ownRemotes.mounts.keys()]);
});

test.each([...ownRemotes.mounts.keys()])(
  'pages below /%s have the same routes among those of their mount as among all',
  (mount) => {
    for (const tail of ['', '/', '/a', '/a/b/', '/%61']) {
      const found = matched(below.get(mount), `/${mount}${tail}`);
      expect(found).toHaveLength(2);
      expect(found).toEqual(matched(routes, `/${mount}${tail}`));
    }
  },
);
