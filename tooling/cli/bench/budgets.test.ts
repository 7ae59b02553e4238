/** @jest-environment node */
import { BUDGETS, overspentBy } from './budgets';

test('a load at its budgets is within them', () => {
  expect(overspentBy({ ...BUDGETS, 'script before ready, kB': 145.04 })).toEqual([]);
});

test('a load that costs more, or does not say what it costs, is over its budget', () => {
  const load = { ...BUDGETS, 'script before ready, kB': 145.2, 'firebase, bytes': NaN };
  expect(overspentBy(load)).toEqual([
    { budget: 'script before ready, kB', limit: 145, measured: 145.2 },
    { budget: 'firebase, bytes', limit: 0, measured: NaN },
  ]);
});
