/** @jest-environment node */
import fc from 'fast-check';
import { AGELESS, ageText, birthDateOf, calculatedAge, MISSING, saysAge } from '../../domain/age';
import { evaluateAgeFormula, isAgeFormula } from '../../domain/age-formula';
import { type LocalDay, localDayFrom, parseLocalDay } from '../../domain/local-day';
import { fuzzed, fuzzText } from '../../testing/fuzz-files';
import { parseCharacterVariant } from './read-character';

const RUNNING = ['globalThis.hacked=1', 'this.hacked = 1', '(()=>{globalThis.hacked=1})()', 'X;globalThis.hacked=1//'];

const formula = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: fc.constantFrom(...'Xx0123456789.+-*/() \t\n'), maxLength: 60 }) },
  fc.constantFrom(...RUNNING),
  fuzzText,
  fc.string({ unit: 'binary' }),
  // Formulas so long that a pattern which goes back and forth, or a stack, would notice.
  fc
    .tuple(fc.constantFrom('(', '-', 'X+', '1.', ' ', '9', 'X*(', ')'), fc.integer({ min: 500, max: 4000 }))
    .map(([text, times]) => text.repeat(times)),
);

const baseAge = fc.integer({ min: 0, max: 999 });
const isAge = (age: number | undefined) => age === undefined || (Number.isInteger(age) && age >= 0);

test('an age formula of any text comes to whole years from 0, or to nothing; it is never run', () => {
  fc.assert(
    fc.property(formula, baseAge, (text, base) => {
      const years = evaluateAgeFormula(text, base);
      expect(isAge(years)).toBe(true);
      if (text.trim() !== '' && !isAgeFormula(text.trim())) expect(years).toBeUndefined();
      expect(globalThis).not.toHaveProperty('hacked');
    }),
    { numRuns: 1500 },
  );
});

const number = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double(), fc.string());
const ageGrade = { birthMonth: 4, birthDay: 17, ageFormula: 'X+6' };
const day = fc
  .record({
    year: fc.integer({ min: 1, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map((parts) => localDayFrom(parts) as LocalDay);

test('a file with any value in the place of an age has an age, a date and a text, or the dash', () => {
  const inFile = fc.oneof(fuzzed(ageGrade), fc.record({ birthMonth: number, birthDay: number, ageFormula: formula }));
  fc.assert(
    fc.property(inFile, fc.oneof(fc.boolean(), fuzzText), baseAge, day, (stored, ageless, base, today) => {
      const file = { id: 'mara-modern', ageless, ageGrade: stored };
      const variant = parseCharacterVariant('mara-modern', file, () => undefined);
      const input = { ageGrade: variant.ageGrade, ageless: variant.ageless, baseAge: base, today };
      const age = calculatedAge(input);
      expect(isAge(age)).toBe(true);
      const born = birthDateOf(input);
      expect(born === undefined || parseLocalDay(born) === born).toBe(true);
      const told = saysAge(variant.ageGrade) ? age?.toString() : undefined;
      expect(ageText(input)).toBe(variant.ageless ? AGELESS : (told ?? MISSING));
    }),
    { numRuns: 1000 },
  );
});

test('a day is read only where the calendar has it', () => {
  const text = fc.oneof(
    fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    fc.jsonValue(),
    fuzzText,
    fc.string({ unit: fc.constantFrom(...'0123456789-T:Z +') }),
  );
  fc.assert(
    fc.property(text, (value) => {
      const read = parseLocalDay(value);
      if (read === undefined) return;
      expect(read).toBe(value);
      expect(new Date(`${read}T00:00:00Z`).toISOString().slice(0, 10)).toBe(read);
    }),
    { numRuns: 3000 },
  );
});
