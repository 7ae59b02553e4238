/** @jest-environment node */
import { type Viewer, VISITOR } from '@otherfolk/shared/domain/viewer';
import { givesMore } from './gives-more';

test.each<[Partial<Viewer>, Partial<Viewer>, boolean]>([
  [{}, {}, false],
  [{}, { memType: 'e' }, true],
  [{}, { memType: 'a' }, true],
  [{ memType: 'e' }, { memType: 'a' }, true],
  [{ memType: 'a' }, { memType: 'e' }, false],
  [{ memType: 'e' }, { memType: 'm' }, false],
  [{}, { aN: true }, true],
  [{}, { aP: true }, true],
  [{}, { aU: true }, true],
  [{ aN: true }, { aN: true }, false],
  [{ aN: true }, {}, false],
  [{ memType: 'a' }, { memType: 'm', aU: true }, true],
])('a change of rights from %j to %j is said to give more: %s', (before, after, isMore) => {
  expect(givesMore({ ...VISITOR, ...before }, { ...VISITOR, ...after })).toBe(isMore);
});
