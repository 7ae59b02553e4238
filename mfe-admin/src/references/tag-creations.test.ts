/** @jest-environment node */
import { tagCreations } from './tag-creations';

const inUse = [
  { group: 'Hair', names: ['Blue', 'Châtain'] },
  { group: 'Mood', names: ['Calm'] },
];

test.each([
  ['Hair: Red', ['Hair: Red']],
  ['blue', ['Mood: blue']],
  ['hair: BLUE', []],
  ['Hair: Châtain'.normalize('NFD'), []],
])('the name %j makes a tag only where none has its page on any disk', (typed, expected) => {
  const made = tagCreations(inUse, [], () => undefined)(typed, []);
  expect(made.map(({ name, label }) => `${label}: ${name}`)).toEqual(expected);
});
