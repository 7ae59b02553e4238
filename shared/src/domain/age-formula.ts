export const DEFAULT_AGE_FORMULA = 'X+0'; // docs/data-contract.md#5-age-grade-life-stages

// Far above any formula that an author writes; they keep fuzzed text from holding up the page or the stack.
const MAX_LENGTH = 2000;
const MAX_NESTING = 100;

/** 0.29 * 100 is 28.999999999999996 in binary: without a tolerance, rounding down would lose a year. */
const ROUNDING_TOLERANCE = 1e-9;

const TOKEN = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|([xX])|([-+*/()]))\s*/y;

class NotAFormula extends Error {}

function tokensOf(formula: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const match = TOKEN.exec(formula);
    if (!match) throw new NotAFormula();
    tokens.push((match[1] ?? match[2] ?? match[3] ?? '').toUpperCase());
  }
  return tokens;
}

/** The result of the tokens, by the rules of arithmetic. Functions, whose names the minifier shortens: every page of a character has them. */
function valueOf(tokens: readonly string[], baseAge: number): number {
  let position = 0;
  let nesting = 0;

  function takeOneOf(...wanted: string[]): string | undefined {
    const token = tokens[position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    position += 1;
    return token;
  }

  function sum(): number {
    let value = product();
    for (let sign = takeOneOf('+', '-'); sign; sign = takeOneOf('+', '-')) {
      const term = product();
      value = sign === '+' ? value + term : value - term;
    }
    return value;
  }

  function product(): number {
    let value = signed();
    for (let sign = takeOneOf('*', '/'); sign; sign = takeOneOf('*', '/')) {
      const factor = signed();
      value = sign === '*' ? value * factor : value / factor;
    }
    return value;
  }

  function signed(): number {
    return takeOneOf('-') ? -operand() : operand();
  }

  function operand(): number {
    if (takeOneOf('(')) return parenthesised();
    const token = tokens[position];
    position += 1;
    if (token === 'X') return baseAge;
    if (token === undefined || !/^[\d.]/.test(token)) throw new NotAFormula();
    return Number(token);
  }

  function parenthesised(): number {
    nesting += 1;
    if (nesting > MAX_NESTING) throw new NotAFormula();
    const value = sum();
    if (!takeOneOf(')')) throw new NotAFormula();
    nesting -= 1;
    return value;
  }

  const whole = sum();
  if (position < tokens.length) throw new NotAFormula();
  return whole;
}

function parsedValue(formula: string, baseAge: number): number | undefined {
  try {
    return valueOf(tokensOf(formula), baseAge);
  } catch (error) {
    if (error instanceof NotAFormula) return undefined;
    throw error;
  }
}

/** Whether the text is arithmetic on X that evaluateAgeFormula can read, whatever it comes to. */
export function isAgeFormula(formula: string): boolean {
  return formula.length <= MAX_LENGTH && parsedValue(formula, 1) !== undefined;
}

/**
 * Whole years, rounded down; undefined where the formula cannot be read or comes to less than 0 or to no finite number.
 * A missing or blank formula is X+0.
 */
export function evaluateAgeFormula(formula: string | undefined, baseAge: number): number | undefined {
  const text = formula?.trim() || DEFAULT_AGE_FORMULA;
  const value = text.length <= MAX_LENGTH ? parsedValue(text, baseAge) : undefined;
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const years = Math.floor(value + ROUNDING_TOLERANCE);
  return years < 0 ? undefined : years;
}
