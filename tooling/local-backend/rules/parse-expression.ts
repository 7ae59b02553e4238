import type { Position } from './rules-error';
import type { BinaryOperator, Expression } from './syntax';
import type { TokenReader } from './token-reader';

/** The types that `is` can ask for. Official evaluators answer `is set` with false: better refused than trusted. */
const TYPES = new Set(['bool', 'int', 'float', 'number', 'string', 'list', 'map', 'timestamp', 'path']);

type Parse = () => Expression;
type WithoutPosition<T> = T extends unknown ? Omit<T, keyof Position> : never;

/** Reads one expression; operators bind as in the language reference of Firestore's rules. */
export function parseExpression(reader: TokenReader): Expression {
  const at = (position: Position, expression: WithoutPosition<Expression>) => ({
    ...expression,
    line: position.line,
    column: position.column,
  });

  /** A chain of operators of one rank, grouped from the left. */
  const chain = <Operator extends string>(
    operators: readonly Operator[],
    operand: Parse,
    combine: (operator: Operator, left: Expression, right: Expression) => WithoutPosition<Expression>,
  ): Parse => {
    return () => {
      let left = operand();
      for (;;) {
        const position = reader.current;
        const operator = operators.find((each) => reader.take(each));
        if (!operator) return left;
        left = at(position, combine(operator, left, operand()));
      }
    };
  };
  const binary = (operator: BinaryOperator, left: Expression, right: Expression) =>
    ({ kind: 'binary', operator, left, right }) as const;

  const args = () => reader.items(')', expression);

  function path(): Expression {
    const position = reader.current;
    const segments: Expression[] = [];
    while (reader.take('/')) {
      const segment = reader.current;
      if (reader.take('$')) {
        reader.need('(');
        segments.push(expression());
        reader.need(')');
      } else segments.push(at(segment, { kind: 'literal', value: reader.name() }));
    }
    return at(position, { kind: 'path', segments });
  }

  function primary(): Expression {
    const position = reader.current;
    if (position.kind === 'number') {
      const text = reader.next('number', 'a number');
      return at(position, { kind: 'literal', value: text.includes('.') ? Number(text) : BigInt(text) });
    }
    if (position.kind === 'string') return at(position, { kind: 'literal', value: reader.next('string', 'a text') });
    if (reader.take('(')) {
      const inner = expression();
      reader.need(')');
      return inner;
    }
    if (reader.take('[')) return at(position, { kind: 'list', items: reader.items(']', expression) });
    if (reader.sees('/')) return path();
    const name = reader.next('name', 'a value');
    if (name === 'true' || name === 'false') return at(position, { kind: 'literal', value: name === 'true' });
    if (name === 'null') return at(position, { kind: 'literal', value: null });
    return at(position, reader.take('(') ? { kind: 'call', name, args: args() } : { kind: 'variable', name });
  }

  function postfix(): Expression {
    let of = primary();
    for (;;) {
      const position = reader.current;
      if (reader.take('.')) {
        const name = reader.name();
        of = at(position, reader.take('(') ? { kind: 'method', of, name, args: args() } : { kind: 'field', of, name });
      } else if (reader.take('[')) {
        of = at(position, { kind: 'element', of, at: expression() });
        reader.need(']');
      } else return of;
    }
  }

  function unary(): Expression {
    const position = reader.current;
    if (reader.take('!')) return at(position, { kind: 'not', of: unary() });
    if (reader.take('-')) return at(position, { kind: 'negative', of: unary() });
    return postfix();
  }

  const product = chain(['*', '/', '%'], unary, binary);
  const sum = chain(['+', '-'], product, binary);
  const relation = chain(['<=', '>=', '<', '>', 'in'], sum, binary);

  function typeTest(): Expression {
    let of = relation();
    for (;;) {
      const position = reader.current;
      if (!reader.take('is')) return of;
      if (!TYPES.has(reader.current.text)) reader.fail('a type that is known here');
      of = at(position, { kind: 'is', of, type: reader.name() });
    }
  }

  const equality = chain(['==', '!='], typeTest, binary);
  const conjunction = chain(['&&'], equality, (_, left, right) => ({ kind: 'and', left, right }));
  const disjunction = chain(['||'], conjunction, (_, left, right) => ({ kind: 'or', left, right }));

  function expression(): Expression {
    const condition = disjunction();
    const position = reader.current;
    if (!reader.take('?')) return condition;
    const then = expression();
    reader.need(':');
    return at(position, { kind: 'choice', condition, then, otherwise: expression() });
  }

  return expression();
}
