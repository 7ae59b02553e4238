/** @jest-environment node */
import fc from 'fast-check';
import { showsMeasurements, showsRomanceVibe } from './adults';
import { type AgeInput, calculatedAge } from './age';
import { contentVeil } from './content-veil';
import { dayPartsOf, type LocalDay, localDayFrom } from './local-day';

/** A formula and, reckoned apart from the parser, what it comes to. */
interface Formula {
  text: string | undefined;
  at: (baseAge: number) => number;
}

const operators = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
};

const { sum } = fc.letrec<{ sum: Formula }>((tie) => ({
  sum: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('X', 'x').map((text): Formula => ({ text, at: (baseAge) => baseAge })),
    fc.integer({ min: 0, max: 400 }).map((number): Formula => ({ text: String(number), at: () => number })),
    fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*', '/'), tie('sum')).map(([a, sign, b]) => ({
      text: `(${a.text} ${sign} ${b.text})`,
      at: (x: number) => operators[sign](a.at(x), b.at(x)),
    })),
  ),
}));

const nearby = fc.integer({ min: -30, max: 30 }).map((years): Formula => ({
  text: years < 0 ? `X${years}` : `X+${years}`,
  at: (baseAge) => baseAge + years,
}));
const missing = fc.constantFrom(undefined, '', '  ').map((text): Formula => ({ text, at: (baseAge) => baseAge }));
const unreadable = fc
  .string()
  .filter((text) => /[^\sxX\d.+*/()-]/.test(text))
  .map((text): Formula => ({ text, at: () => NaN }));

const day = fc
  .record({
    year: fc.integer({ min: 1990, max: 2090 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((parts) => localDayFrom(parts) as LocalDay);

const cases = fc.record({
  formula: fc.oneof(nearby, sum, missing, unreadable),
  birthMonth: fc.integer({ min: 1, max: 12 }),
  birthDay: fc.integer({ min: 1, max: 31 }),
  // All of them, and more often those about which 18 lies.
  baseAge: fc.oneof(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 50 })),
  today: day,
  ageless: fc.constantFrom(true, false, undefined),
  rating: fc.constantFrom(undefined, 0, 1, 2, 3),
  isLifted: fc.boolean(),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

const inputOf = ({ formula, birthMonth, birthDay, baseAge, today, ageless }: Case): AgeInput => ({
  ageGrade: { ageFormula: formula.text, birthMonth, birthDay },
  baseAge,
  today,
  ageless,
});

/** The age of docs/data-contract.md#5-age-grade-life-stages once more, by other means; NaN where there is no age. */
function ageOf({ formula, birthMonth, birthDay, baseAge, today }: Case): number {
  const { year, month, day: dayOfMonth } = dayPartsOf(today);
  const years = Math.floor(formula.at(baseAge) + 1e-9);
  if (!Number.isFinite(years) || years < 0) return NaN;
  const isToCome = Date.UTC(year, month - 1, dayOfMonth) < Date.UTC(year, birthMonth - 1, birthDay);
  const age = isToCome ? years - 1 : years;
  return age < 0 ? NaN : age;
}

const RUNS = { numRuns: 5000 };

test('the age is what the formula says, less a year until the birthday', () => {
  const holds = (each: Case) => {
    const age = ageOf(each);
    const expected = each.ageless || Number.isNaN(age) ? undefined : age;
    expect(calculatedAge(inputOf(each))).toBe(expected);
  };
  fc.assert(fc.property(cases, holds), RUNS);
});

test('a page below 18 never shows measurements, a Romance Vibe or a text rated Mature or Explicit, whatever was chosen', () => {
  const holds = (each: Case) => {
    fc.pre(!each.ageless && !(ageOf(each) >= 18));
    const input = inputOf(each);
    const veil = contentVeil(each.rating, input, each.isLifted);
    expect([showsMeasurements(input), showsRomanceVibe(input)]).toEqual([false, false]);
    expect(veil).toBe((each.rating ?? 0) >= 2 ? 'withheld' : 'shown');
  };
  fc.assert(fc.property(cases, holds), RUNS);
});

test('measurements and Romance Vibe show from 18 on, and the reader decides about ratings', () => {
  const holds = (each: Case) => {
    fc.pre(!each.ageless && ageOf(each) >= 18);
    const input = inputOf(each);
    expect([showsMeasurements(input), showsRomanceVibe(input)]).toEqual([true, true]);
    const veil = contentVeil(each.rating, input, each.isLifted);
    expect(veil).toBe((each.rating ?? 0) < 2 || each.isLifted ? 'shown' : 'veiled');
  };
  fc.assert(fc.property(cases, holds), RUNS);
});

test('the ageless never have measurements; the reader decides about ratings', () => {
  const holds = (each: Case) => {
    const input = { ...inputOf(each), ageless: true };
    expect(showsMeasurements(input)).toBe(false);
    expect(showsRomanceVibe(input)).toBe(ageOf(each) >= 18);
    const veil = contentVeil(each.rating, input, each.isLifted);
    expect(veil).toBe((each.rating ?? 0) < 2 || each.isLifted ? 'shown' : 'veiled');
  };
  fc.assert(fc.property(cases, holds), RUNS);
});
