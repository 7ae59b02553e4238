import { generateIcsCalendar, generateIcsEvent } from 'ts-ics';
import { inSlices } from '@otherfolk/shared/catalogue/in-slices';
import { orNothing } from '@otherfolk/shared/catalogue/or-nothing';
import { counted, silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { BIRTHDAYS_FILE, RELEASES_FILE } from '@otherfolk/shared/contract/calendar-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { peopleBornIn } from '@otherfolk/shared/domain/birthdays';
import type { Month } from '@otherfolk/shared/domain/calendar-month';
import { dayPartsOf, type LocalDay, localDayFrom } from '@otherfolk/shared/domain/local-day';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { readChangelog } from '@otherfolk/shared/kinds/changelog/read-changelog';
import { readCharacterIndex } from '@otherfolk/shared/kinds/character/read-character-index';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import { releaseAnchor } from '@otherfolk/shared/search/release-anchor';

/** Birthdays begin in a leap year, which has all days. */
const FIRST_YEAR = 2000;

/** Day 60 is 29 February, and 1 March in a common year, as everywhere on the site. */
const LEAP_DAY = '-02-29';
const YEARLY = { frequency: 'YEARLY' } as const;
const YEARLY_ON_LEAP_DAY = { ...YEARLY, byYearday: [60] };

/** The files are the same as long as the catalogue is. */
const STAMP = { date: new Date(Date.UTC(FIRST_YEAR, 0, 1)) };

const silently = () => undefined;

interface CalendarEvent {
  uid: string;
  title: string;
  /** A whole one. */
  day: LocalDay;
  url: string;
  recurrence?: typeof YEARLY | typeof YEARLY_ON_LEAP_DAY;
}

/** The library leaves these as they are, and some programs begin a new line there. */
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;

/** The library reads days in UTC. */
const dateOf = (day: LocalDay) => ({ type: 'DATE', date: new Date(day) }) as const;

/** The last day of all has none. */
function dayAfter(day: LocalDay): LocalDay {
  const parts = dayPartsOf(day);
  return localDayFrom({ ...parts, day: parts.day + 1 }) ?? day;
}

/** An event as it stands in any calendar. */
const eventText = ({ uid, title, day, url, recurrence }: CalendarEvent): string =>
  generateIcsEvent({
    uid,
    summary: title.replace(LINE_BREAKS, '\n'),
    ...(url !== '' && { url }),
    stamp: STAMP,
    start: dateOf(day),
    end: dateOf(dayAfter(day)),
    timeTransparent: 'TRANSPARENT',
    ...(recurrence && { recurrenceRule: recurrence }),
  });

const END = 'END:VCALENDAR\r\n';

/** A calendar of these events, which are texts already. */
function calendarOf(name: string, events: readonly string[]): string {
  const line = name.replace(/\s+/g, ' ');
  const empty = generateIcsCalendar({ version: '2.0', prodId: 'otherfolk', method: 'PUBLISH', name: line });
  return empty.slice(0, -END.length) + events.join('') + END;
}

/** Lets others have their turn in between: a server answers meanwhile. */
async function calendarText(name: string, events: readonly CalendarEvent[], startProgress: StartProgress) {
  const texts: string[] = [];
  const progress = startProgress('writing events', events.length);
  await inSlices(counted(events, progress), (event) => texts.push(eventText(event)));
  return calendarOf(name, texts);
}

/** The calendars of a site, by the names of their files: birthdays of who is out, and catalogue releases. */
export async function calendarFiles(
  read: ReadJson,
  origin: string,
  startProgress: StartProgress = silentProgress,
): Promise<ReadonlyMap<string, string>> {
  const { name, currentRelease } = await readSite(read, silently);
  const host = origin === '' ? 'otherfolk' : new URL(origin).host;
  const urlOf = (path: string) => (origin === '' ? '' : origin + path);
  const lives = visibleItems((await orNothing(readCharacterIndex(read, silently))) ?? [], VISITOR, currentRelease);
  const months = Array.from(
    { length: 12 },
    (_, month) => `${FIRST_YEAR}-${String(month + 1).padStart(2, '0')}` as Month,
  );
  const birthdays = months
    .flatMap((month) => peopleBornIn(lives, month))
    .map(({ entry: { id, coreId, name: who }, day }) => ({
      uid: `birthday-${id}@${host}`,
      title: `Birthday: ${who}`,
      day,
      url: urlOf(paths.character(coreId, id)),
      recurrence: day.endsWith(LEAP_DAY) ? YEARLY_ON_LEAP_DAY : YEARLY,
    }));
  const releases = ((await orNothing(readChangelog(read, silently))) ?? []).flatMap(({ title, date }, place) => {
    if (date === undefined) return [];
    const anchor = encodeURIComponent(releaseAnchor(title, date));
    const uid = `release-${date}-${place}@${host}`;
    return [{ uid, title: `Release: ${title || date}`, day: date, url: urlOf(`${paths.changelog}#${anchor}`) }];
  });
  return new Map([
    [BIRTHDAYS_FILE, await calendarText(`${name}: birthdays`, birthdays, startProgress)],
    [RELEASES_FILE, await calendarText(`${name}: releases`, releases, startProgress)],
  ]);
}
