/** @jest-environment node */
import { factsOf } from './file-facts';

const FILE = 'characters/ana-one.json';
const life = { variantOf: 'ana', recordInfo: { published: true, version: 1, dateUpdated: '2026-11-01' } };
const withRecord = (fields: object) => ({ ...life, recordInfo: { ...life.recordInfo, ...fields } });

test.each([
  ['another day on which it was updated', true, { dateUpdated: '2026-11-20' }],
  ['another day on which it was added', true, { dateAdded: '2026-11-20' }],
  ['another rating', true, { contentRating: 1 }],
  ['another stage', false, { published: false }],
  ['another version', false, { version: 2 }],
  ['a day from which on it is out', false, { releaseAt: '2026-12-24' }],
])('with %s, what decides on who may see a life is the same: %p', (_, isSame, fields) => {
  const [before, after] = [life, withRecord(fields)].map((json) => JSON.stringify(factsOf(FILE, json)));
  expect(before === after).toBe(isSame);
});
