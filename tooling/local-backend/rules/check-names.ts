import { METHOD_ARITY } from './methods';
import { RulesSyntaxError } from './rules-error';
import type { Block, Expression, RulesFunction } from './syntax';

/** The functions of Firestore itself, with the number of their arguments. */
const BUILT_IN: Record<string, number> = { get: 1, exists: 1, getAfter: 1, existsAfter: 1 };

/** The names that a request and a document have. */
const FIELDS: Record<string, string[]> = {
  request: ['auth', 'method', 'time', 'resource', 'query'],
  resource: ['data', 'id', '__name__'],
};

interface Scope {
  variables: ReadonlySet<string>;
  functions: ReadonlyMap<string, RulesFunction>;
}

const subexpressionsOf = (expression: Expression): Expression[] =>
  Object.values(expression).flatMap((part: unknown) => {
    const parts = Array.isArray(part) ? part : [part];
    return parts.filter((each): each is Expression => typeof each === 'object' && each !== null && 'kind' in each);
  });

function checkExpression(expression: Expression, scope: Scope): void {
  const refuse = (problem: string): never => {
    throw new RulesSyntaxError(expression, problem);
  };
  if (expression.kind === 'variable' && !scope.variables.has(expression.name))
    refuse(`the name '${expression.name}' is unknown`);
  if (expression.kind === 'field' && expression.of.kind === 'variable') {
    const known = FIELDS[expression.of.name];
    if (known && !known.includes(expression.name)) refuse(`'${expression.of.name}.${expression.name}' is unknown here`);
  }
  if (expression.kind === 'call') {
    const arity = scope.functions.get(expression.name)?.parameters.length ?? BUILT_IN[expression.name];
    if (arity === undefined) refuse(`the function '${expression.name}' is unknown`);
    if (arity !== expression.args.length) refuse(`'${expression.name}' takes ${arity} argument(s)`);
  }
  if (expression.kind === 'method') {
    const arities = METHOD_ARITY.get(expression.name);
    if (!arities) refuse(`the method '${expression.name}' is unknown here`);
    if (!arities?.includes(expression.args.length))
      refuse(`'${expression.name}' does not take ${expression.args.length} argument(s)`);
  }
  for (const part of subexpressionsOf(expression)) checkExpression(part, scope);
}

function checkFunction({ parameters, lets, result }: RulesFunction, { variables, functions }: Scope): void {
  const inside = new Set([...variables, ...parameters]);
  for (const { name, value } of lets) {
    checkExpression(value, { variables: inside, functions });
    inside.add(name);
  }
  checkExpression(result, { variables: inside, functions });
}

function checkBlock(block: Block, outer: Scope): void {
  const variables = new Set(outer.variables);
  for (const segment of block.pattern) if (segment.kind !== 'word') variables.add(segment.name);
  const functions = new Map(outer.functions);
  const own = new Set<string>();
  for (const each of block.functions) {
    if (own.has(each.name)) throw new RulesSyntaxError(each, `the function '${each.name}' is there twice`);
    own.add(each.name);
    functions.set(each.name, each);
  }
  const scope = { variables, functions };
  for (const each of block.functions) checkFunction(each, scope);
  for (const { condition } of block.allows) checkExpression(condition, scope);
  for (const each of block.blocks) checkBlock(each, scope);
}

/** Throws a RulesSyntaxError for the first name, method or number of arguments that nothing stands behind. */
export function checkNames(service: Block): void {
  checkBlock(service, { variables: new Set(['request', 'resource']), functions: new Map() });
}
