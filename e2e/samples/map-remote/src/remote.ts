import { defineRemote } from '@otherfolk/contract';
import { MapPage, OnTheMap } from './pages';
import { placesQuery } from './places/queries';
import { routes } from './routes';

export default defineRemote({
  id: 'map',
  mounts: { map: routes },
  widgets: {},
  contributions: {
    'on-the-map': { section: OnTheMap },
    region: { facet: async () => (await import('./facet')).regionsByPlace() },
  },
  prepare: ({ client, viewer, release }) =>
    Promise.all([MapPage.load(), client.prefetchQuery(placesQuery(viewer, release))]),
  loadCode: () => MapPage.load(),
});
