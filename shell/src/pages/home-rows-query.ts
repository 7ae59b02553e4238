import { queryOptions } from '@tanstack/react-query';
import { birthdaysInMonth, nextBirthdays } from '@otherfolk/shared/domain/birthdays';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { newAndUpdated } from '@otherfolk/shared/domain/new-and-updated';
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { type Visible, visibleItems } from '@otherfolk/shared/domain/visibility';
import { ITEM_FOLDERS, ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { itemListQuery } from '@otherfolk/shared/queries/item-list-query';
import { listWithin } from '@otherfolk/shared/queries/list-within';

/** The number of cards that stand side by side on a wide screen: fewer would leave a hole. */
const FULL_ROW = 4; // docs/product.md#home-page
const BIRTHDAYS = 8; // docs/product.md#home-page

/** The kinds, besides people, of which the page shows what came last. */
const DATED = ITEM_FOLDERS.map((folder) => ITEM_KINDS[folder]).filter(
  ({ folder, isDated }) => isDated && folder !== characterKind.folder,
);

/** The cards of a row; none where they do not fill it. */
const fullOrNone = <Card>(cards: readonly Card[]): readonly Card[] => (cards.length < FULL_ROW ? [] : cards);

interface HomeRowsRequest {
  today: LocalDay;
  viewer: Viewer;
  release: number;
  /** The ids that stand above the rows already. */
  featured: readonly string[];
}

/** An item of a row, and the widget that draws its card. */
export interface RowItem {
  widget: (typeof ITEM_KINDS)[ItemFolder]['cards'];
  id: string;
}

/** The items in the rows of the home page on a day, for one viewer. */
export const homeRowsQuery = ({ today, viewer, release, featured }: HomeRowsRequest) =>
  queryOptions({
    queryKey: ['home-rows', today, audienceKey(viewer), release],
    queryFn: async (context) => {
      const [characters, others] = await Promise.all([
        listWithin(context, characterIndexQuery),
        Promise.all(DATED.map(async (kind) => ({ kind, list: await listWithin(context, itemListQuery(kind.folder)) }))),
      ]);
      const lives = visibleItems(characters, viewer, release);
      const inMonth = birthdaysInMonth(lives, today);
      const isMonth = inMonth.length >= FULL_ROW;
      const born = isMonth ? inMonth.slice(0, BIRTHDAYS) : nextBirthdays(lives, today).slice(0, FULL_ROW);
      const items = [
        ...lives.map((life) => ({ ...life, widget: characterKind.cards })),
        ...others.flatMap(({ kind, list }) =>
          visibleItems(list, viewer, release).map((item) => ({
            ...item,
            coreId: item.coreId ?? item.id,
            widget: kind.cards,
          })),
        ),
      ].filter(({ id }) => !featured.includes(id));
      const isOut = [characters, ...others.map(({ list }) => list)].some(
        (list) => visibleItems<Visible>(list, VISITOR, release).length > 0,
      );
      return {
        /** Whether visitors find anything on the site. */
        isOut,
        hasLives: lives.length > 0,
        updated: fullOrNone(newAndUpdated(items, FULL_ROW)).map(({ widget, id }): RowItem => ({ widget, id })),
        birthdays: fullOrNone(born).map(({ entry: { id }, day }) => ({ id, day })),
        /** Whether the birthdays are those of this month, and not the next ones. */
        isMonth,
        moreBirthdays: !isMonth || inMonth.length > BIRTHDAYS,
      };
    },
  });
