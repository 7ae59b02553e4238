import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BIRTHDAYS_FILE, RELEASES_FILE } from '@otherfolk/shared/contract/calendar-files';
import { paths } from '@otherfolk/shared/contract/paths';
import {
  daysOf,
  type Month,
  monthOf,
  monthsAfter,
  monthText,
  parseMonth,
} from '@otherfolk/shared/domain/calendar-month';
import { weekdayText } from '@otherfolk/shared/domain/day-text';
import { type LocalDay, weekdayOf } from '@otherfolk/shared/domain/local-day';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { Image } from '@otherfolk/shared/ui/image/image';
import { Loading } from '@otherfolk/shared/ui/loading';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { type CalendarEvent, calendarQuery } from './calendar-query';

const FILES = [
  [`/${BIRTHDAYS_FILE}`, 'Birthdays'],
  [`/${RELEASES_FILE}`, 'Releases'],
] as const;

const KINDS: Record<CalendarEvent['kind'], string> = { birthday: 'Birthday', release: 'Release' };

const pathOf = (month: Month, current: Month) =>
  month === current ? paths.calendar : `${paths.calendar}?month=${month}`;

function Months({ month, current }: { month: Month; current: Month }) {
  const [before, after] = [monthsAfter(month, -1), monthsAfter(month, 1)];
  return (
    <nav className="calendar-months" aria-label="Months">
      {before && (
        <Link to={pathOf(before, current)} aria-label={`Previous month, ${monthText(before)}`}>
          ‹
        </Link>
      )}
      <h2 aria-live="polite">{monthText(month)}</h2>
      {after && (
        <Link to={pathOf(after, current)} aria-label={`Next month, ${monthText(after)}`}>
          ›
        </Link>
      )}
      {month !== current && <Link to={paths.calendar}>Today</Link>}
    </nav>
  );
}

function Day({ day, isToday, events }: { day: LocalDay; isToday: boolean; events: readonly CalendarEvent[] }) {
  return (
    <li data-today={isToday || undefined} data-empty={events.length === 0 || undefined}>
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span className="calendar-weekday">{`${weekdayText(day)} `}</span>
        <span>{Number(day.slice(-2))}</span>
      </time>
      {events.length > 0 && (
        <ul>
          {events.map(({ kind, name, to, image }, index) => (
            <li key={index} data-kind={kind}>
              {image && <Image {...image} alt="" sizes="32px" />}
              <Link to={to} dir="auto">
                {name}
              </Link>
              <span>{KINDS[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function MonthOf({ month, today }: { month: Month; today: LocalDay }) {
  const viewer = usePageViewer(useViewer());
  const { currentRelease } = useSuspenseQuery(siteQuery).data;
  const events = useSuspenseQuery(calendarQuery(month, viewer, currentRelease)).data;
  const days = daysOf(month);
  return (
    <>
      <Months month={month} current={monthOf(today)} />
      {events.length === 0 && <p>Nobody has a birthday this month, and nothing was released.</p>}
      <ol className="calendar-days" data-start={weekdayOf(days[0] ?? today)}>
        {days.map((day) => (
          <Day key={day} day={day} isToday={day === today} events={events.filter((event) => event.day === day)} />
        ))}
      </ol>
    </>
  );
}

/** Birthdays and catalogue releases by month: a grid of days, and on phones a list of those on which something is. */
export function CalendarPage() {
  const { name } = useSuspenseQuery(siteQuery).data;
  const [params] = useSearchParams();
  // Pages are prerendered without what the address asks for.
  const asked = useHydrated() ? parseMonth(params.get('month')) : undefined;
  // Deferred: the month that was shown stands until the other one is known.
  const today = useDeferredValue(useToday());
  const month = useDeferredValue(asked ?? monthOf(today));
  return (
    <div className="calendar" data-wide="">
      <PageMeta title={`Calendar | ${name}`} description="Birthdays and releases by month." path={paths.calendar} />
      <h1>Calendar</h1>
      <Suspense fallback={<Loading />}>
        <MonthOf month={month} today={today} />
      </Suspense>
      <p className="calendar-files">
        <span>For your own calendar: </span>
        {FILES.map(([file, what]) => (
          <a key={file} href={file} type="text/calendar">
            {`${what} (.ics)`}
          </a>
        ))}
      </p>
    </div>
  );
}
