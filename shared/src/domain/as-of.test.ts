/** @jest-environment node */
import { asOf } from './as-of';
import { type Staged, stageOf } from './release';

test.each<[string, Staged, boolean]>([
  ['on its day', { published: false, releaseAt: '2026-11-20' }, true],
  ['after its day', { releaseAt: '2026-11-19' }, true],
  ['before its day', { published: false, releaseAt: '2026-11-21' }, false],
  ['before its day, and published already', { published: true, releaseAt: '2026-11-21' }, true],
  ['without a day', { published: false }, false],
])('an item %s is published: %j', (_, item, isPublished) => {
  expect(asOf(item, '2026-11-20').published ?? false).toBe(isPublished);
});

test('an item that its day has released is of its version', () => {
  const item = asOf({ releaseAt: '2026-01-01', version: 3 }, '2026-11-20');
  expect([stageOf(item, 2), stageOf(item, 3)]).toEqual(['next', 'published']);
});
