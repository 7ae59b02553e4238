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

class Parser {
  private position = 0;
  private nesting = 0;

  constructor(
    private readonly tokens: readonly string[],
    private readonly baseAge: number,
  ) {}

  whole(): number {
    const value = this.sum();
    if (this.position < this.tokens.length) throw new NotAFormula();
    return value;
  }

  private takeOneOf(...wanted: string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.position += 1;
    return token;
  }

  private sum(): number {
    let value = this.product();
    for (let sign = this.takeOneOf('+', '-'); sign; sign = this.takeOneOf('+', '-')) {
      const term = this.product();
      value = sign === '+' ? value + term : value - term;
    }
    return value;
  }

  private product(): number {
    let value = this.signed();
    for (let sign = this.takeOneOf('*', '/'); sign; sign = this.takeOneOf('*', '/')) {
      const factor = this.signed();
      value = sign === '*' ? value * factor : value / factor;
    }
    return value;
  }

  private signed(): number {
    return this.takeOneOf('-') ? -this.operand() : this.operand();
  }

  private operand(): number {
    if (this.takeOneOf('(')) return this.parenthesised();
    const token = this.tokens[this.position];
    this.position += 1;
    if (token === 'X') return this.baseAge;
    if (token === undefined || !/^[\d.]/.test(token)) throw new NotAFormula();
    return Number(token);
  }

  private parenthesised(): number {
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw new NotAFormula();
    const value = this.sum();
    if (!this.takeOneOf(')')) throw new NotAFormula();
    this.nesting -= 1;
    return value;
  }
}

function parsedValue(formula: string, baseAge: number): number | undefined {
  try {
    return new Parser(tokensOf(formula), baseAge).whole();
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
