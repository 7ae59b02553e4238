/** @jest-environment node */
import { showsAdultDetails, showsMeasurements, showsRomanceVibe } from './adults';

test.each([
  [undefined, false],
  [0, false],
  [17, false],
  [18, true],
  [300, true],
])('details for adults at age %s show: %s', (age, shown) => {
  expect(showsAdultDetails(age)).toBe(shown);
});

test.each([
  ['an adult', 'X+6', false, true, true],
  ['a minor', 'X-1', false, false, false],
  ['an age that cannot be read', '?', false, false, false],
  ['the ageless', 'X+300', true, true, false],
  ['the ageless with the formula of a child', 'X-8', true, false, false],
  ['the ageless whose formula cannot be read', '?', true, false, false],
])('%s', (_, ageFormula, ageless, romance, measurements) => {
  const input = { ageGrade: { ageFormula }, ageless, baseAge: 18, today: '2026-05-01' } as const;
  expect(showsRomanceVibe(input)).toBe(romance);
  expect(showsMeasurements(input)).toBe(measurements);
});

test('details for adults do not show on the eve of the eighteenth birthday', () => {
  const ageGrade = { birthMonth: 5, birthDay: 2 };
  expect(showsRomanceVibe({ ageGrade, baseAge: 18, today: '2026-05-01' })).toBe(false);
  expect(showsRomanceVibe({ ageGrade, baseAge: 18, today: '2026-05-02' })).toBe(true);
});
