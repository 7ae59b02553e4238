/** @jest-environment node */
import { inSectionOrder } from './section-order';

test.each<[string, string[], string[]]>([
  [
    'all that have a place',
    [
      'twistIdeas',
      'setting',
      'settingDetails',
      'conflictAndResolution',
      'characterDynamics',
      'mainRoles',
      'playerNotes',
      'plotOverview',
    ],
    [
      'plotOverview',
      'playerNotes',
      'mainRoles',
      'characterDynamics',
      'conflictAndResolution',
      'settingDetails',
      'setting',
      'twistIdeas',
    ],
  ],
  [
    'others last, as written',
    ['soundtrack', 'twistIdeas', 'characterTraits', 'plotOverview'],
    ['plotOverview', 'twistIdeas', 'soundtrack', 'characterTraits'],
  ],
  ['names that every object knows', ['toString', 'setting'], ['setting', 'toString']],
  ['none', [], []],
])('the order of sections: %s', (_, keys, expected) => {
  expect(inSectionOrder(keys)).toEqual(expected);
});
