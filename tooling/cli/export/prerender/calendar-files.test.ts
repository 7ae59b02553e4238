/** @jest-environment node */
import ICAL from 'ical.js';
import ical from 'node-ical';
import { BIRTHDAYS_FILE, RELEASES_FILE } from '@otherfolk/shared/contract/calendar-files';
import { fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { calendarFiles } from './calendar-files';

const ORIGIN = 'https://a.example';
const LONG = 'Ünïcode, "quoted"; back\\slash and 200 letters '.padEnd(200, 'x');

const listed = (id: string, name: string, ageGrade: object, more: object = {}) => {
  const stage = { published: true, version: 1 };
  return { id, coreId: id.split('-')[0], name, variantLabel: 'Modern', ageGrade, tags: [], ...stage, ...more };
};

const read = fixtureReader({
  'characters/index.variants.json': [
    listed('mara-modern', LONG, { birthMonth: 2, birthDay: 29 }),
    listed('ivo-modern', 'Ivo Marsh', { birthMonth: 12, birthDay: 31 }),
    listed('ivo-horror', 'Ivo, later', { birthMonth: 12, birthDay: 31 }),
    listed('ivo-fantasy', 'Ivo elsewhere', { birthMonth: 1, birthDay: 1 }),
    listed('zoe-modern', 'Hidden', { birthMonth: 5, birthDay: 5 }, { published: false }),
  ],
  'changelog.json': [
    { title: 'Second', date: '2026-10-02', items: [{ text: 'More.' }] },
    { title: '', date: '2026-02-28', items: [] },
    { title: 'Some day', items: [] },
  ],
});

interface Parsed {
  title: string;
  day: string;
  url: string;
}

/** What two parsers that have nothing in common make of a file. */
async function parsed(file: string): Promise<{ ours: string; byMozilla: Parsed[]; byNode: Parsed[] }> {
  const ours = (await calendarFiles(read, ORIGIN)).get(file) ?? '';
  const events = new ICAL.Component(ICAL.parse(ours) as unknown[]).getAllSubcomponents('vevent');
  const byMozilla = events.map((component) => {
    const { summary, startDate } = new ICAL.Event(component);
    return { title: summary, day: startDate.toString(), url: String(component.getFirstPropertyValue('url')) };
  });
  const byNode = Object.values(ical.sync.parseICS(ours)).flatMap((event) => {
    if (event?.type !== 'VEVENT') return [];
    const { start, summary } = event;
    const day = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
    return [
      {
        title: String(summary),
        day: day.map((part) => String(part).padStart(2, '0')).join('-'),
        url: String(event.url),
      },
    ];
  });
  return { ours, byMozilla, byNode };
}

test('two parsers read the birthdays of who is out, each person once on a day', async () => {
  const { byMozilla, byNode } = await parsed(BIRTHDAYS_FILE);
  const expected: Parsed[] = [
    { title: 'Birthday: Ivo elsewhere', day: '2000-01-01', url: `${ORIGIN}/characters/ivo/ivo-fantasy` },
    { title: `Birthday: ${LONG}`, day: '2000-02-29', url: `${ORIGIN}/characters/mara/mara-modern` },
    { title: 'Birthday: Ivo Marsh', day: '2000-12-31', url: `${ORIGIN}/characters/ivo/ivo-modern` },
  ];
  expect(byMozilla).toEqual(expected);
  expect(byNode).toEqual(expected);
});

test('a birthday on 29 February is on 1 March in a common year', async () => {
  const { ours } = await parsed(BIRTHDAYS_FILE);
  const events = new ICAL.Component(ICAL.parse(ours) as unknown[]).getAllSubcomponents('vevent');
  const days = new ICAL.Event(events[1]).iterator();
  expect(Array.from({ length: 5 }, () => days.next().toString())).toEqual([
    '2000-02-29',
    '2001-03-01',
    '2002-03-01',
    '2003-03-01',
    '2004-02-29',
  ]);
});

test('two parsers read the releases that have a day', async () => {
  const { byMozilla, byNode } = await parsed(RELEASES_FILE);
  const expected = [
    { title: 'Release: Second', day: '2026-10-02', url: `${ORIGIN}/changelog#second-2026-10-02` },
    { title: 'Release: 2026-02-28', day: '2026-02-28', url: `${ORIGIN}/changelog#2026-02-28` },
  ];
  expect(byMozilla).toEqual(expected);
  expect(byNode).toEqual(expected);
});

test.each(['9999-12-31', '0005-03-01'])('a release on %s is on that day', async (date) => {
  const odd = fixtureReader({ 'changelog.json': [{ title: 'Odd', date, items: [{ text: 'More.' }] }] });
  const text = (await calendarFiles(odd, ORIGIN)).get(RELEASES_FILE);
  expect(text).toContain(`\r\nDTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
  expect(text).toMatch(/\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
});

test('without an origin there are no addresses, and a catalogue of nothing has empty calendars', async () => {
  const none = fixtureReader({ 'characters/index.variants.json': undefined, 'changelog.json': undefined });
  for (const text of (await calendarFiles(none, '')).values()) expect(text).not.toMatch(/VEVENT|URL/);
  expect((await calendarFiles(read, '')).get(BIRTHDAYS_FILE)).not.toContain('URL:');
});

test('many events are what each is alone', async () => {
  const names = ['plain', 'BEGIN:VEVENT', '\r\nBEGIN:VEVENT\r\n', '\u2028BEGIN:VEVENT\r', 'a\rEND:VEVENT', LONG];
  const entries = Array.from({ length: 80 }, (_, number) => {
    const who = `${names[number % names.length]} ${number}`;
    return listed(`p${number}-modern`, who, { birthMonth: 1 + (number % 12), birthDay: 1 + (number % 28) });
  });
  const textOf = async (listedHere: object[]) => {
    const catalogue = fixtureReader({ 'characters/index.variants.json': listedHere, 'changelog.json': [] });
    return (await calendarFiles(catalogue, ORIGIN)).get(BIRTHDAYS_FILE) ?? '';
  };
  const eventsIn = (text: string) => text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf('END:VCALENDAR'));
  const whole = await textOf(entries);
  for (const entry of entries.slice(0, 50)) expect(whole).toContain(eventsIn(await textOf([entry])));
  expect(eventsIn(whole).split('UID:birthday-')).toHaveLength(entries.length + 1);
  const byNode = Object.values(ical.sync.parseICS(whole)).filter((event) => event?.type === 'VEVENT');
  expect(byNode).toHaveLength(entries.length);
  await expect(textOf(entries)).resolves.toBe(whole);
});
