/** @jest-environment node */
import { pageBadges } from './page-badges';

const at = { today: '2026-11-20', release: 2 } as const;

test.each<[string, Parameters<typeof pageBadges>[0], string[]]>([
  ['a published character of this release', { published: true, version: 2 }, ['Character']],
  ['one that is not published', { published: false, version: 1 }, ['Character', 'Pipeline']],
  ['one of the next release', { published: true, version: 3 }, ['Character', 'Next Release']],
  ['one that is both', { published: false, version: 3 }, ['Character', 'Pipeline', 'Next Release']],
  ['one added 7 days ago', { published: true, version: 1, dateAdded: '2026-11-13' }, ['Character', 'New']],
  ['one added 8 days ago', { published: true, version: 1, dateAdded: '2026-11-12' }, ['Character']],
  [
    'one added and updated within the week',
    { published: true, version: 1, dateAdded: '2026-11-14', dateUpdated: '2026-11-20' },
    ['Character', 'New'],
  ],
  ['one updated 7 days ago', { published: true, version: 1, dateUpdated: '2026-11-13' }, ['Character', 'Updated']],
])('the badges of %s', (_, record, expected) => {
  expect(pageBadges(record, at)).toEqual(expected);
});
