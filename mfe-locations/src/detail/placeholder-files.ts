import type { QueryClient } from '@tanstack/react-query';
import { isVisible } from '@otherfolk/shared/domain/visibility';
import { knownItem } from '@otherfolk/shared/queries/known-item';
import { locationIndexQuery } from '@otherfolk/shared/queries/location-index-query';
import type { LocationRequest } from './load-location';
import type { LocationFiles } from './location-page-query';

/** The content of a location's page until its files have come, where the viewer has seen it in a list. */
export function placeholderFiles(
  client: QueryClient,
  { locationId, viewer, release }: LocationRequest,
): LocationFiles | undefined {
  const location = knownItem(client, locationIndexQuery, ({ id }) => id === locationId);
  if (!location || !isVisible(location, viewer, release)) return undefined;
  return { location, plots: [], characters: [], links: { mentionedBy: [] } };
}
