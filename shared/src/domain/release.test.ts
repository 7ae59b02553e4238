/** @jest-environment node */
import { DEFAULT_RELEASE, stageOf } from './release';

test.each([
  [{ published: true, version: 1 }, 'published'],
  [{ published: true, version: 2 }, 'published'],
  [{ published: true, version: 2.5 }, 'next'],
  [{ published: true, version: 3 }, 'next'],
  [{ published: true }, 'published'],
  [{ published: false, version: 1 }, 'pipeline'],
  [{ version: 3 }, 'pipeline'],
  [{}, 'pipeline'],
] as const)('%j is in stage %s', (item, stage) => {
  expect(stageOf(item, DEFAULT_RELEASE)).toBe(stage);
});

test('a later release publishes what was next', () => {
  expect(stageOf({ published: true, version: 3 }, 3)).toBe('published');
});
