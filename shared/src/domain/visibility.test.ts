/** @jest-environment node */
import { type Viewer, VISITOR } from './viewer';
import { isVisible, visibleItems } from './visibility';

const published = { published: true, version: 2 };
const next = { published: true, version: 3 };
const pipeline = { published: false, version: 1 };
const unnamed = { ...published, isUnnamed: true };
const unnamedNext = { ...next, isUnnamed: true };

const viewer = (flags: Partial<Viewer>): Viewer => ({ ...VISITOR, ...flags });

test.each([
  ['a visitor', {}, [published]],
  ['aN', { aN: true }, [published, next]],
  ['aP', { aP: true }, [published, pipeline]],
  ['aU', { aU: true }, [published, unnamed]],
  ['aN with aU', { aN: true, aU: true }, [published, next, unnamed, unnamedNext]],
  ['an admin without flags', { memType: 'a' }, [published]],
  ['an editor without flags', { memType: 'e' }, [published]],
] as const)('%s sees exactly what the flags allow', (_, flags, seen) => {
  expect(visibleItems([published, next, pipeline, unnamed, unnamedNext], viewer(flags), 2)).toEqual(seen);
});

test('an item without any record is in the pipeline', () => {
  expect(isVisible({}, VISITOR, 2)).toBe(false);
  expect(isVisible({}, viewer({ aP: true }), 2)).toBe(true);
});

test('the visitor cannot be promoted by accident', () => {
  expect(() => Object.assign(VISITOR, { aN: true })).toThrow(TypeError);
});
