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
    hook: `${title} (${id}): one sentence that makes somebody want to play.`,
    recordInfo: { dateAdded: today, dateUpdated: today, contentRating: 0, published: true, version: 1 },
    sections: {
      plotOverview: `What happens in ${title} (${id}), and why it cannot wait until tomorrow.`,
      playerNotes: [`One thing that the players of ${id} should agree on before the first scene.`],
      mainRoles: [
        { name: 'The stranger', role: 'Open to any player', open: true, description: `Who sets ${id} in motion.` },
      ],
      conflictAndResolution: {
        Conflict: `What stands in the way in ${id}.`,
        Resolution: `One way in which ${id} may end.`,
      },
      twistIdeas: [`What nobody who plays ${id} expects.`],
    },
  };
}
