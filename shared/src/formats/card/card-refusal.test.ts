/** @jest-environment node */
import type { AgeInput } from '../../domain/age';
import { cardRefusal } from './card-refusal';

const age = (ageFormula: string | undefined, more: Partial<AgeInput> = {}): AgeInput => ({
  ageGrade: { ageFormula, birthMonth: 1, birthDay: 1 },
  baseAge: 18,
  today: '2026-06-01',
  ...more,
});

const adult = age('X+8');
const yes = { site: { characterCards: true }, person: { characterCard: true }, rating: 0, age: adult };

test.each([
  ['all allow it', yes, undefined],
  ['the catalogue says nothing', { ...yes, site: {} }, /The owner of this site/],
  ['the catalogue forbids it', { ...yes, site: { characterCards: false } }, /The owner of this site/],
  ['the person says nothing', { ...yes, person: {} }, /The owner of this person/],
  ['the person forbids it', { ...yes, person: { characterCard: false } }, /The owner of this person/],
  ['it is rated Mature', { ...yes, rating: 2 }, undefined],
  ['it is rated Explicit', { ...yes, rating: 3 }, /rated Explicit/],
  ['the person is 17', { ...yes, age: age('X-1') }, /Nobody under 18/],
  ['the person is 17 at this base age', { ...yes, age: age('X', { baseAge: 17 }) }, /Nobody under 18/],
  ['the age is not known', { ...yes, age: age('unreadable') }, /Nobody under 18/],
  ['the person is ageless', { ...yes, age: age('X-9', { ageless: true }) }, undefined],
])('a card is offered or refused with a reason where %s', (_when, asked, reason) => {
  if (reason === undefined) expect(cardRefusal(asked)).toBeUndefined();
  else expect(cardRefusal(asked)).toMatch(reason);
});
