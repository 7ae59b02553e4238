import type { Allow, Block, Expression, RequestMethod } from '../rules/syntax';

/** One small change of a rule, and the rule after it. */
interface Mutant<T> {
  name: string;
  changed: T;
}

const METHODS: readonly RequestMethod[] = ['get', 'list', 'create', 'update', 'delete'];

/** Names and texts that may be mistaken for each other: each is replaced by the others of its kind. */
type Kinds = readonly (readonly string[])[];

const othersOf = (text: string, kinds: Kinds) =>
  (kinds.find((kind) => kind.includes(text)) ?? []).filter((other) => other !== text);

/** Changes of this very expression, not of what is in it. */
function ownMutants(expression: Expression, kinds: Kinds): Mutant<Expression>[] {
  const { line, column } = expression;
  const mutant = (name: string, changed: Expression) => ({ name: `line ${line}, column ${column}: ${name}`, changed });
  switch (expression.kind) {
    case 'literal': {
      const { value } = expression;
      if (typeof value === 'boolean') return [mutant(`${value} -> ${!value}`, { ...expression, value: !value })];
      if (typeof value !== 'string') return [];
      return othersOf(value, kinds).map((other) => mutant(`'${value}' -> '${other}'`, { ...expression, value: other }));
    }
    case 'variable':
      return othersOf(expression.name, kinds).map((name) =>
        mutant(`${expression.name} -> ${name}`, { ...expression, name }),
      );
    case 'and':
    case 'or': {
      const { kind, left, right } = expression;
      return [
        mutant(`${kind} -> ${kind === 'and' ? 'or' : 'and'}`, { ...expression, kind: kind === 'and' ? 'or' : 'and' }),
        mutant(`the left side of ${kind} is gone`, right),
        mutant(`the right side of ${kind} is gone`, left),
      ];
    }
    case 'binary': {
      const { operator } = expression;
      if (operator === '==') return [mutant('== -> !=', { ...expression, operator: '!=' })];
      return operator === 'in' ? [mutant('in -> not in', { kind: 'not', of: expression, line, column })] : [];
    }
    case 'list':
      return expression.items.map((_, at) =>
        mutant(`item ${at + 1} is gone`, {
          ...expression,
          items: expression.items.filter((__, other) => other !== at),
        }),
      );
    case 'field':
      return othersOf(expression.name, kinds).map((name) =>
        mutant(`.${expression.name} -> .${name}`, { ...expression, name }),
      );
    case 'call':
      return [
        mutant(`not ${expression.name}()`, { kind: 'not', of: expression, line, column }),
        ...othersOf(expression.name, kinds).map((name) =>
          mutant(`${expression.name}() -> ${name}()`, { ...expression, name }),
        ),
      ];
    default:
      return [];
  }
}

const isExpression = (part: unknown): part is Expression => typeof part === 'object' && part !== null && 'kind' in part;

/** Changes of whatever an expression is made of: each of its fields that is an expression or a list of them. */
function innerMutants(expression: Expression, kinds: Kinds): Mutant<Expression>[] {
  return Object.entries(expression).flatMap(([field, part]: [string, unknown]): Mutant<Expression>[] => {
    const replaced = (next: unknown) => ({ ...expression, [field]: next });
    if (isExpression(part))
      return mutantsOf(part, kinds).map(({ name, changed }) => ({ name, changed: replaced(changed) }));
    if (!Array.isArray(part)) return [];
    return part.flatMap((item: unknown, at) =>
      isExpression(item)
        ? mutantsOf(item, kinds).map(({ name, changed }) => ({ name, changed: replaced(part.with(at, changed)) }))
        : [],
    );
  });
}

function mutantsOf(expression: Expression, kinds: Kinds): Mutant<Expression>[] {
  return [...ownMutants(expression, kinds), ...innerMutants(expression, kinds)];
}

function allowMutants(allow: Allow, kinds: Kinds): Mutant<Allow>[] {
  const { methods, condition } = allow;
  const { line, column } = condition;
  const literals = [true, false].map((value) => ({
    name: `the condition is ${value}`,
    changed: { ...allow, condition: { kind: 'literal', value, line, column } as const },
  }));
  const more = METHODS.filter((method) => !methods.includes(method)).map((method) => ({
    name: `allow ${method}, too`,
    changed: { ...allow, methods: [...methods, method] },
  }));
  const fewer = methods.map((method) => ({
    name: `do not allow ${method}`,
    changed: { ...allow, methods: methods.filter((each) => each !== method) },
  }));
  const conditions = mutantsOf(condition, kinds).map(({ name, changed }) => ({
    name,
    changed: { ...allow, condition: changed },
  }));
  return [...literals, ...more, ...fewer, ...conditions];
}

/** The block with each small change that somebody could make of it by mistake: operators, literals, names, clauses, methods. */
export function blockMutants(block: Block, kinds: Kinds): Mutant<Block>[] {
  const { pattern, functions, allows } = block;
  const withMethods = METHODS.map((method) => ({
    name: `allow ${method} to everybody`,
    changed: {
      ...block,
      allows: [
        ...allows,
        { methods: [method], condition: { kind: 'literal', value: true, line: 0, column: 0 } as const },
      ],
    },
  }));
  const withoutAllows = allows.map((_, at) => ({
    name: `allow ${at + 1} is gone`,
    changed: { ...block, allows: allows.filter((__, other) => other !== at) },
  }));
  const patterns = pattern.flatMap((segment, at): Mutant<Block>[] => {
    const next =
      segment.kind === 'one' ? { ...segment, kind: 'rest' as const } : { kind: 'word' as const, text: 'other' };
    return [{ name: `segment ${at + 1} is another`, changed: { ...block, pattern: pattern.with(at, next) } }];
  });
  const ofFunctions = functions.flatMap((declared, at) =>
    mutantsOf(declared.result, kinds).map(({ name, changed }) => ({
      name,
      changed: { ...block, functions: functions.with(at, { ...declared, result: changed }) },
    })),
  );
  const ofAllows = allows.flatMap((allow, at) =>
    allowMutants(allow, kinds).map(({ name, changed }) => ({
      name,
      changed: { ...block, allows: allows.with(at, changed) },
    })),
  );
  return [...withMethods, ...withoutAllows, ...patterns, ...ofFunctions, ...ofAllows];
}
