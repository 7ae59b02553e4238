/** @jest-environment node */
import fc from 'fast-check';
import { newHistory, redone, undone, withStep } from './history';

const after = (steps: number[]) => steps.reduce(withStep<number>, newHistory(0));

test('each step is undone and redone in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1 }), { minLength: 1, maxLength: 100 }), (steps) => {
      let history = after(steps);
      for (const value of [0, ...steps].slice(0, -1).reverse()) {
        history = undone(history);
        expect(history.present).toBe(value);
      }
      expect(undone(history)).toBe(history);
      for (const value of steps) {
        history = redone(history);
        expect(history.present).toBe(value);
      }
      expect(redone(history)).toBe(history);
    }),
  );
});

test('a hundred steps are kept', () => {
  const history = after(Array.from({ length: 150 }, (_, step) => step + 1));
  expect(history.past).toHaveLength(100);
  expect(history.past[0]).toBe(50);
});

test('a new step leaves nothing to redo', () => {
  expect(withStep(undone(after([1, 2])), 3)).toEqual({ past: [0, 1], present: 3, future: [] });
});
