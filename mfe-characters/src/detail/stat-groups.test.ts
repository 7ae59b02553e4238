/** @jest-environment node */
import fc from 'fast-check';
import { calculatedAge } from '@otherfolk/shared/domain/age';
import { statGroups } from './stat-groups';

const physical = { height: '5\'7" (170.2 cm)', measurements: '34B-26-36 in (86.4-66-91.4 cm)', build: ' ' };

const shownTerms = (...[character, age]: Parameters<typeof statGroups>) =>
  statGroups(character, age).flatMap(({ rows }) => rows.map(([term]) => term));

test('the groups of body and names show only filled fields, and ages always', () => {
  const age = { ageGrade: { birthMonth: 4 }, baseAge: 18, today: '2026-05-01' } as const;
  expect(shownTerms({ physical, nameInfo: { nickname: 'Quill' } }, age)).toEqual([
    'Age',
    'Age formula',
    'Grade',
    'Birth date',
    'Height',
    'Measurements',
    'Nickname',
  ]);
  expect(statGroups({}, age).map(({ heading }) => heading)).toEqual(['Age']);
});

test('a person without a given age has a dash in its place, and no formula, grade or birthday', () => {
  const [age] = statGroups({}, { ageGrade: {}, baseAge: 18, today: '2026-05-01' });
  expect(age?.rows).toEqual([['Age', '–']]);
});

test('measurements show beside no age below 18, or none, at any base age', () => {
  const formulas = fc.oneof(
    fc.integer({ min: -999, max: 30 }).map((years) => `X+0${years < 0 ? '' : '+'}${years}`),
    fc.constantFrom('X', 'X/2', '2*X', '17', '18', '', 'old', 'X/0'),
    fc.string(),
  );
  const inputs = fc.record({ ageFormula: formulas, baseAge: fc.integer({ min: 0, max: 999 }), ageless: fc.boolean() });
  const holds = ({ ageFormula, baseAge, ageless }: { ageFormula: string; baseAge: number; ageless: boolean }) => {
    const age = { ageGrade: { ageFormula, birthMonth: 6 }, ageless, baseAge, today: '2026-05-01' } as const;
    const isAdult = (calculatedAge(age) ?? 0) >= 18;
    expect(shownTerms({ physical }, age).includes('Measurements')).toBe(isAdult);
  };
  fc.assert(fc.property(inputs, holds), { numRuns: 3000 });
});
