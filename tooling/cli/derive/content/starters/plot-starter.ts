import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { FIRST_LABEL } from './character-starter';
import { splitGenre } from './genre-of-id';
import { nameOfId } from './name-of-id';

/** An id that ends in a genre is a variant of what stands before it. */
export function plotStarter(id: string, today: LocalDay) {
  const { rest: coreId, genre } = splitGenre(id) ?? { rest: id, genre: FIRST_LABEL };
  const title = nameOfId(coreId);
  return {
    id,
    coreId,
    title,
    variantLabel: genre,
    accentColor: '#d9a441',
    tags: [{ group: 'Genre', name: genre }],
    hook: '',
    recordInfo: { dateAdded: today, dateUpdated: today, contentRating: 0, published: true, version: 1 },
    sections: {
      plotOverview: '',
      playerNotes: [],
      mainRoles: [],
      conflictAndResolution: { Conflict: '', Resolution: '' },
      twistIdeas: [],
    },
  };
}
