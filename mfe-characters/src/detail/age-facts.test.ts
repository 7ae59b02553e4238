/** @jest-environment node */
import { ageFacts } from './age-facts';

const when = { baseAge: 18, today: '2026-05-01' } as const;
const ofFormula = { age: '18', formula: 'X+0', grade: 'College Freshman', birthDate: 'Tuesday, January 1, 2008' };

test.each([
  ['nothing', undefined, undefined],
  ['an empty record of an age', {}, undefined],
  ['a blank formula', { ageFormula: ' ' }, undefined],
  ['a formula alone', { ageFormula: 'X+0' }, ofFormula],
  ['a birth month alone', { birthMonth: 1 }, ofFormula],
  ['a formula that cannot be read', { ageFormula: 'old' }, { age: '–', formula: 'old', grade: '–', birthDate: '–' }],
])(
  'a person with %s shows the facts that are stated, and no default of a person who states none',
  (_, ageGrade, facts) => {
    expect(ageFacts({ ageGrade, ...when })).toEqual(facts);
  },
);

test('the ageless say so without a formula', () => {
  expect(ageFacts({ ageless: true, ...when })).toEqual({ age: 'Ageless', formula: 'X+0', grade: '–', birthDate: '–' });
});
