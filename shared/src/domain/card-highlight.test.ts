/** @jest-environment node */
import { cardHighlight, type Highlightable } from './card-highlight';
import type { LocalDay } from './local-day';

const today: LocalDay = '2026-10-15';
const everything: Highlightable = {
  published: true,
  version: 1,
  ageGrade: { birthMonth: 10, birthDay: 15 },
  dateAdded: '2026-10-01',
  dateUpdated: '2026-10-01',
  highlight: 'Winter Fair',
};
const noBirthday = { ...everything, ageGrade: { birthMonth: 10, birthDay: 16 } };
const notNew = { ...noBirthday, dateAdded: '2026-09-30' as const };
const notUpdated = { ...notNew, dateUpdated: '2026-09-30' as const };

test.each<[string, Highlightable, string | undefined]>([
  ['a birthday before everything', { ...everything, published: false }, 'Birthday'],
  ['then the pipeline', { ...noBirthday, published: false }, 'Pipeline'],
  ['then the next release', { ...noBirthday, version: 3 }, 'Next Release'],
  ['then what was added within 14 days', noBirthday, 'New'],
  ['then what was updated within 14 days', notNew, 'Updated'],
  ['then an event', notUpdated, 'Winter Fair'],
  ['then nothing', { ...notUpdated, highlight: undefined }, undefined],
  ['a blank event is none', { ...notUpdated, highlight: ' ' }, undefined],
  ['an entry without dates', { published: true }, undefined],
])('%s', (_, entry, label) => {
  expect(cardHighlight(entry, { today, release: 2 })?.label).toBe(label);
});

test.each<[LocalDay, boolean]>([
  ['2024-02-29', true],
  ['2024-03-01', false],
  ['2025-03-01', true],
  ['2025-02-28', false],
])('someone born on 29 February celebrates on %s: %s', (day, celebrates) => {
  const entry = { published: true, ageGrade: { birthMonth: 2, birthDay: 29 } };
  expect(cardHighlight(entry, { today: day, release: 2 })?.kind === 'birthday').toBe(celebrates);
});

test('a plot or a location has no birthday on 1 January', () => {
  expect(cardHighlight({ published: true }, { today: '2026-01-01', release: 2 })).toBeUndefined();
});
