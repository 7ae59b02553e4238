/** @jest-environment node */
import { type Viewer, VISITOR } from './viewer';
import { rightsOf, seesAtLeast } from './viewer-rights';

const viewer = (more: Partial<Viewer>): Viewer => ({ ...VISITOR, ...more });

test.each<[Partial<Viewer>, string]>([
  [{}, ''],
  [{ memType: 'e' }, ''],
  [{ memType: 'a' }, 'A'],
  [{ aN: true, aU: true }, 'NU'],
  [{ memType: 'a', aN: true, aP: true, aU: true }, 'NPUA'],
])('%j has the rights %j', (more, rights) => {
  expect(rightsOf(viewer(more))).toBe(rights);
});

test.each<[Partial<Viewer>, Partial<Viewer>, boolean]>([
  [{}, {}, true],
  [{ aN: true }, {}, true],
  [{}, { aN: true }, false],
  [{ aN: true }, { aP: true }, false],
  [{ aN: true, aP: true }, { aP: true }, true],
  [{ aN: true }, { memType: 'a' }, false],
  [{}, { memType: 'e' }, true],
])('%j sees at least what %j sees: %j', (more, other, expected) => {
  expect(seesAtLeast(viewer(more), viewer(other))).toBe(expected);
});
