/** @jest-environment node */
import { locationPreview } from './location-preview';

const a = (count: number) => 'a'.repeat(count);
const lamps = (count: number) => '🏮'.repeat(count);

test.each<[string, Parameters<typeof locationPreview>[0], string]>([
  ['a short description', { description: 'A quay.', summary: 'S' }, 'A quay.'],
  ['a description of 100 characters', { description: a(100) }, a(100)],
  ['a description of 101 characters', { description: a(101) }, `${a(100)}…`],
  ['100 lanterns, each of two code units', { description: lamps(100) }, lamps(100)],
  ['101 lanterns', { description: lamps(101) }, `${lamps(100)}…`],
  ['100 characters and blanks', { description: `${a(100)} \n` }, a(100)],
  ['a summary alone', { summary: 'Where the ferries leave.' }, 'Where the ferries leave.'],
  ['a long summary', { summary: a(150) }, `${a(100)}…`],
  ['a blank description', { description: ' ', summary: 'S' }, 'S'],
  ['neither', {}, ''],
])('the preview of %s', (_, location, preview) => {
  expect(locationPreview(location)).toBe(preview);
});
