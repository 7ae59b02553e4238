import { callMethod } from './methods';
import { operate } from './operators';
import { EvaluationError } from './rules-error';
import type { Expression, RulesFunction } from './syntax';
import { Path, type RulesMap, type RulesValue, typeOf } from './values';

/** Firestore's own limit of calls within calls. */
const MAX_DEPTH = 20;

/** Gives a document of the database, as it is or as it will be after this commit; undefined where there is none. */
export type ReadDocument = (path: string, when: 'before' | 'after') => RulesMap | undefined;

/** The values of names at some place of the rules. */
export interface Scope {
  variables: ReadonlyMap<string, RulesValue>;
  /** Each with the scope that it was declared in. */
  functions: ReadonlyMap<string, { declared: RulesFunction; scope: Scope }>;
  read: ReadDocument;
}

const fail = (problem: string): never => {
  throw new EvaluationError(problem);
};

const truthOf = (value: RulesValue) => (typeof value === 'boolean' ? value : fail('true or false is needed'));

function elementOf(value: RulesValue, at: RulesValue): RulesValue {
  const found =
    value instanceof Map && typeof at === 'string'
      ? value.get(at)
      : Array.isArray(value) && typeof at === 'bigint'
        ? value[Number(at)]
        : undefined;
  return found === undefined ? fail('there is no such element') : found;
}

function segmentsOf(value: RulesValue): readonly string[] {
  if (value instanceof Path) return value.segments;
  return typeof value === 'string' && !value.includes('/') ? [value] : fail('this is no segment of a path');
}

const DATABASE = /^databases\/[^/]+\/documents\//;

/** The value of an expression. Throws an EvaluationError where it has none. */
export function evaluate(expression: Expression, scope: Scope, depth = 0): RulesValue {
  const value = (each: Expression) => evaluate(each, scope, depth);

  /** Either side may decide, even when the other one has no value. */
  function connect(left: Expression, right: Expression, deciding: boolean): boolean {
    let failure: EvaluationError | undefined;
    try {
      if (truthOf(value(left)) === deciding) return deciding;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure = error;
    }
    if (truthOf(value(right)) === deciding) return deciding;
    if (failure) throw failure;
    return !deciding;
  }

  function callOwn(name: string, args: RulesValue[]): RulesValue {
    const found = scope.functions.get(name);
    if (!found || depth >= MAX_DEPTH) return fail(`${name}() cannot be called here`);
    const { parameters, lets, result } = found.declared;
    const variables = new Map(found.scope.variables);
    parameters.forEach((parameter, at) => variables.set(parameter, args[at] as RulesValue));
    const inside = { ...found.scope, variables };
    for (const each of lets) variables.set(each.name, evaluate(each.value, inside, depth + 1));
    return evaluate(result, inside, depth + 1);
  }

  function callBuiltIn(name: string, path: RulesValue | undefined): RulesValue {
    if (!(path instanceof Path)) return fail(`${name}() needs a path`);
    const found = scope.read(
      path.segments.join('/').replace(DATABASE, ''),
      name.endsWith('After') ? 'after' : 'before',
    );
    if (name.startsWith('exists')) return found !== undefined;
    return found ?? fail('there is no such document');
  }

  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable': {
      const found = scope.variables.get(expression.name);
      return found === undefined ? fail(`${expression.name} has no value in this request`) : found;
    }
    case 'list':
      return expression.items.map(value);
    case 'path':
      return new Path(expression.segments.flatMap((segment) => segmentsOf(value(segment))));
    case 'not':
      return !truthOf(value(expression.of));
    case 'negative': {
      const number = value(expression.of);
      return typeof number === 'bigint' || typeof number === 'number' ? -number : fail('a number is needed');
    }
    case 'choice':
      return truthOf(value(expression.condition)) ? value(expression.then) : value(expression.otherwise);
    case 'and':
      return connect(expression.left, expression.right, false);
    case 'or':
      return connect(expression.left, expression.right, true);
    case 'binary':
      return operate(expression.operator, value(expression.left), value(expression.right));
    case 'is': {
      const type = typeOf(value(expression.of));
      return expression.type === type || (expression.type === 'number' && (type === 'int' || type === 'float'));
    }
    case 'field': {
      const of = value(expression.of);
      const found = of instanceof Map ? of.get(expression.name) : undefined;
      return found === undefined ? fail(`there is no ${expression.name}`) : found;
    }
    case 'element':
      return elementOf(value(expression.of), value(expression.at));
    case 'method':
      return callMethod(value(expression.of), expression.name, expression.args.map(value));
    case 'call': {
      const args = expression.args.map(value);
      return scope.functions.has(expression.name)
        ? callOwn(expression.name, args)
        : callBuiltIn(expression.name, args[0]);
    }
  }
}
