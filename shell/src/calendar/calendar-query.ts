import { queryOptions } from '@tanstack/react-query';
import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { peopleBornIn } from '@otherfolk/shared/domain/birthdays';
import { type Month, monthOf } from '@otherfolk/shared/domain/calendar-month';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { listWithin } from '@otherfolk/shared/queries/list-within';
import { releaseAnchor } from '@otherfolk/shared/search/release-anchor';
import { changelogQuery } from '../pages/changelog-query';

/** The entries of a day. */
export interface CalendarEvent {
  day: LocalDay;
  kind: 'birthday' | 'release';
  name: string;
  to: string;
  image?: { kind: ImageKind; file: string };
}

/** The birthdays and catalogue releases of a month, by day, as one viewer may see them. */
export const calendarQuery = (month: Month, viewer: Viewer, release: number) =>
  queryOptions({
    queryKey: ['calendar', month, audienceKey(viewer), release],
    queryFn: async (context): Promise<CalendarEvent[]> => {
      const [characters, releases] = await Promise.all([
        listWithin(context, characterIndexQuery),
        context.client.fetchQuery(changelogQuery),
      ]);
      const born = peopleBornIn(visibleItems(characters, viewer, release), month);
      const birthdays = born.map(({ entry: { coreId, id, name, avatar, contentRating }, day }): CalendarEvent => {
        const image = avatar && !isVeiledRating(contentRating) ? { kind: 'avatar' as const, file: avatar } : undefined;
        return { day, kind: 'birthday', name, to: paths.character(coreId, id), ...(image && { image }) };
      });
      const published = releases.flatMap(({ title, date }): CalendarEvent[] => {
        if (date === undefined || monthOf(date) !== month) return [];
        const to = `${paths.changelog}#${encodeURIComponent(releaseAnchor(title, date))}`;
        return [{ day: date, kind: 'release', name: title || date, to }];
      });
      return [...published, ...birthdays].sort(({ day: one }, { day: other }) =>
        one === other ? 0 : one < other ? -1 : 1,
      );
    },
  });
