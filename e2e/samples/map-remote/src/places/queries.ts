import { queryOptions } from '@tanstack/react-query';
import { audienceKey, shellContextOf, type Viewer } from '@otherfolk/contract';
import { distanceOf } from './positions';
import { type Place, readPlaces } from './read-places';

const NEIGHBOURS = 3;

/** All places of the map, as one viewer has them: the viewer is part of the key, as members may see more than visitors do. */
export const placesQuery = (viewer: Viewer, release: number) =>
  queryOptions({
    queryKey: ['map', 'places', audienceKey(viewer), release],
    queryFn: ({ meta }) => readPlaces(shellContextOf(meta).read, viewer, release),
  });

/** A place with those around it, the nearest first. */
export interface Surroundings {
  place: Place;
  near: Place[];
}

/** One place with what its section shows, as the page carries it along. Null for a place that is not on the map. */
export const surroundingsQuery = (id: string, viewer: Viewer, release: number) =>
  queryOptions({
    queryKey: ['map', 'surroundings', id, audienceKey(viewer), release],
    queryFn: async ({ meta }): Promise<Surroundings | null> => {
      const places = await readPlaces(shellContextOf(meta).read, viewer, release);
      const place = places.find((each) => each.id === id);
      if (!place) return null;
      const others = places.filter((each) => each !== place && each.region === place.region);
      const near = others.sort((one, other) => distanceOf(place, one) - distanceOf(place, other)).slice(0, NEIGHBOURS);
      return { place, near };
    },
  });
