/** @jest-environment node */
import { contentVeil, withheldText } from './content-veil';

const today = '2026-05-01';
const adult = { ageGrade: { ageFormula: 'X+2' }, baseAge: 18, today } as const;
const minor = { ageGrade: { ageFormula: 'X-1' }, baseAge: 18, today } as const;
const unreadable = { ageGrade: { ageFormula: 'old' }, baseAge: 18, today } as const;
const unborn = { ageGrade: { ageFormula: 'X-30' }, baseAge: 18, today } as const;
const ageless = { ...minor, ageless: true } as const;

test.each([
  ['no rating', undefined, minor, 'shown', 'shown'],
  ['Everyone', 0, minor, 'shown', 'shown'],
  ['Teen', 1, minor, 'shown', 'shown'],
  ['Mature, an adult', 2, adult, 'veiled', 'shown'],
  ['Explicit, an adult', 3, adult, 'veiled', 'shown'],
  ['Mature, under age', 2, minor, 'withheld', 'withheld'],
  ['Explicit, under age', 3, minor, 'withheld', 'withheld'],
  ['Mature, an age that cannot be read', 2, unreadable, 'withheld', 'withheld'],
  ['Mature, an age below 0', 2, unborn, 'withheld', 'withheld'],
  ['Mature, ageless', 2, ageless, 'veiled', 'shown'],
  ['Mature, a plot', 2, undefined, 'veiled', 'shown'],
])('%s', (_, rating, age, atFirst, lifted) => {
  expect(contentVeil(rating, age, false)).toBe(atFirst);
  expect(contentVeil(rating, age, true)).toBe(lifted);
});

test.each([
  [2, 'This page is rated Mature and is not shown for a character under 18.'],
  [3, 'This page is rated Explicit and is not shown for a character under 18.'],
])('a page of rating %d that is withheld says why', (rating, text) => {
  expect(withheldText(rating)).toBe(text);
});
