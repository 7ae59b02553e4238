import { checkNames } from './check-names';
import { parseExpression } from './parse-expression';
import type { Allow, Block, PatternSegment, RequestMethod, RulesFunction } from './syntax';
import { TokenReader } from './token-reader';

const METHODS: Record<string, RequestMethod[]> = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

function parsePattern(reader: TokenReader): PatternSegment[] {
  const pattern: PatternSegment[] = [];
  while (reader.take('/')) {
    if (reader.take('{')) {
      const name = reader.name();
      const isRest = reader.take('=');
      if (isRest) reader.need('**');
      reader.need('}');
      pattern.push({ kind: isRest ? 'rest' : 'one', name });
    } else pattern.push({ kind: 'word', text: reader.name() });
  }
  return pattern.length > 0 ? pattern : reader.fail('a path');
}

function parseFunction(reader: TokenReader): RulesFunction {
  const { line, column } = reader.current;
  const name = reader.name();
  reader.need('(');
  const parameters = reader.items(')', () => reader.name());
  reader.need('{');
  const lets: RulesFunction['lets'] = [];
  while (reader.take('let')) {
    const variable = reader.name();
    reader.need('=');
    lets.push({ name: variable, value: parseExpression(reader) });
    reader.need(';');
  }
  reader.need('return');
  const result = parseExpression(reader);
  reader.take(';');
  reader.need('}');
  return { name, parameters, lets, result, line, column };
}

function parseAllow(reader: TokenReader): Allow {
  const { line, column } = reader.current;
  const methods: RequestMethod[] = [];
  do {
    const named = METHODS[reader.current.text];
    if (!named) reader.fail('a method such as get or create');
    methods.push(...named);
    reader.name();
  } while (reader.take(','));
  const isConditional = reader.take(':');
  if (isConditional) reader.need('if');
  const condition = isConditional ? parseExpression(reader) : ({ kind: 'literal', value: true, line, column } as const);
  reader.need(';');
  return { methods, condition };
}

function parseBlock(reader: TokenReader, pattern: PatternSegment[]): Block {
  const block: Block = { pattern, functions: [], allows: [], blocks: [] };
  reader.need('{');
  while (!reader.take('}')) {
    if (reader.take('function')) block.functions.push(parseFunction(reader));
    else if (reader.take('match')) block.blocks.push(parseBlock(reader, parsePattern(reader)));
    else if (reader.take('allow')) block.allows.push(parseAllow(reader));
    else reader.fail("'match', 'allow' or 'function'");
  }
  return block;
}

/**
 * Reads the part of the rules language that this site's policy needs. What lies outside it, and every unknown name, throws a
 * RulesSyntaxError here, so that no request ever meets a rule that is understood by halves.
 */
export function parseRules(source: string): Block {
  const reader = new TokenReader(source);
  reader.need('rules_version');
  reader.need('=');
  if (reader.current.text !== '2') reader.fail("'2'");
  reader.next('string', "'2'");
  reader.need(';');
  reader.need('service');
  reader.need('cloud');
  reader.need('.');
  reader.need('firestore');
  const service = parseBlock(reader, []);
  if (reader.current.kind !== 'end') reader.fail('the end');
  checkNames(service);
  return service;
}
