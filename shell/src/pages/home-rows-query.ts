import { queryOptions } from '@tanstack/react-query';
import { birthdaysInMonth } from '@otherfolk/shared/domain/birthdays';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { newAndUpdated } from '@otherfolk/shared/domain/new-and-updated';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { listWithin } from '@otherfolk/shared/page/list-within';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';

const NEW_AND_UPDATED = 4; // docs/product.md#home-page
const BIRTHDAYS = 8; // docs/product.md#home-page

interface HomeRowsRequest {
  today: LocalDay;
  viewer: Viewer;
  release: number;
  /** The ids that stand above the rows already. */
  featured: readonly string[];
}

/** An item of a row, and the widget that draws its card. */
export interface RowItem {
  widget: 'character-cards' | 'plot-cards';
  id: string;
}

/** What stands in the rows of the home page on a day, for one viewer. */
export const homeRowsQuery = ({ today, viewer, release, featured }: HomeRowsRequest) =>
  queryOptions({
    queryKey: ['home-rows', today, audienceKey(viewer), release],
    queryFn: async (context) => {
      const [characters, plots] = await Promise.all([
        listWithin(context, characterIndexQuery),
        listWithin(context, plotVariantsQuery),
      ]);
      const lives = visibleItems(characters, viewer, release);
      const born = birthdaysInMonth(lives, today);
      const items = [
        ...lives.map((life) => ({ ...life, widget: 'character-cards' as const })),
        ...visibleItems(plots, viewer, release).map((plot) => ({ ...plot, widget: 'plot-cards' as const })),
      ].filter(({ id }) => !featured.includes(id));
      return {
        updated: newAndUpdated(items, NEW_AND_UPDATED).map(({ widget, id }): RowItem => ({ widget, id })),
        birthdays: born.slice(0, BIRTHDAYS).map(({ entry: { id }, day }) => ({ id, day })),
        moreBirthdays: born.length > BIRTHDAYS,
      };
    },
  });
