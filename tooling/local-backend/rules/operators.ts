import { EvaluationError } from './rules-error';
import type { BinaryOperator } from './syntax';
import { equals, includes, type RulesValue, Timestamp, typeOf, ValueSet } from './values';

const fail = (problem: string): never => {
  throw new EvaluationError(problem);
};

const isNumber = (value: RulesValue) => typeof value === 'bigint' || typeof value === 'number';

function order(a: RulesValue, b: RulesValue): number {
  const [x, y] = a instanceof Timestamp && b instanceof Timestamp ? [a.nanoseconds, b.nanoseconds] : [a, b];
  const areComparable = (isNumber(x) && isNumber(y)) || (typeof x === 'string' && typeof y === 'string');
  if (!areComparable) return fail(`${typeOf(a)} and ${typeOf(b)} have no order`);
  return (x as number) < (y as number) ? -1 : (x as number) > (y as number) ? 1 : 0;
}

function isIn(value: RulesValue, container: RulesValue): boolean {
  if (container instanceof Map) return typeof value === 'string' && container.has(value);
  if (Array.isArray(container)) return includes(container, value);
  return container instanceof ValueSet ? includes(container.items, value) : fail('nothing is in it');
}

const ARITHMETIC = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
};

function calculate(operator: keyof typeof ARITHMETIC, a: RulesValue, b: RulesValue): RulesValue {
  if (operator === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (!isNumber(a) || typeof a !== typeof b) return fail(`${operator} needs two numbers of one kind`);
  if ((operator === '/' || operator === '%') && Number(b) === 0) return fail('division by zero');
  return ARITHMETIC[operator](a as number, b as number);
}

/** Throws an EvaluationError where the operator has no meaning for these types. */
export function operate(operator: BinaryOperator, a: RulesValue, b: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return equals(a, b);
    case '!=':
      return !equals(a, b);
    case '<':
      return order(a, b) < 0;
    case '<=':
      return order(a, b) <= 0;
    case '>':
      return order(a, b) > 0;
    case '>=':
      return order(a, b) >= 0;
    case 'in':
      return isIn(a, b);
    default:
      return calculate(operator, a, b);
  }
}
