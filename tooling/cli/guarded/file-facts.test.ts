/** @jest-environment node */
import { factsOf } from './file-facts';

const FILE = 'characters/ana-one.json';
const life = { variantOf: 'ana', recordInfo: { published: true, version: 1, dateUpdated: '2026-11-01' } };
const withRecord = (fields: object) => ({ ...life, recordInfo: { ...life.recordInfo, ...fields } });

test.each([
  ['another day on which it was updated', { dateUpdated: '2026-11-20' }, true],
  ['another day on which it was added', { dateAdded: '2026-11-20' }, true],
  ['another rating', { contentRating: 1 }, true],
  ['another stage', { published: false }, false],
  ['another version', { version: 2 }, false],
  ['a day from which on it is out', { releaseAt: '2026-12-24' }, false],
])('what decides on who may see a life is the same with %s: %p %s', (_, fields, isSame) => {
  const [before, after] = [life, withRecord(fields)].map((json) => JSON.stringify(factsOf(FILE, json)));
  expect(before === after).toBe(isSame);
});
