import { evaluate, type ReadDocument, type Scope } from './evaluate';
import { EvaluationError } from './rules-error';
import type { Block, Expression, PatternSegment, RequestMethod } from './syntax';
import { Path, type RulesMap, type RulesValue } from './values';

/** One access to one document, as the rules see it. */
export interface Access {
  method: RequestMethod;
  /** `users/u1`; of a list, any name in the collection. */
  path: string;
  /** The call as `request` of the rules. */
  request: RulesMap;
  /** The document as it is, as `resource` of the rules. Absent in a list; null where there is none. */
  resource: RulesMap | null | undefined;
  read: ReadDocument;
}

/** The variables of a pattern and the segments behind it; undefined where it does not match. */
function match(pattern: PatternSegment[], segments: readonly string[]) {
  const variables = new Map<string, RulesValue>();
  let at = 0;
  for (const part of pattern) {
    if (part.kind === 'rest') {
      variables.set(part.name, new Path(segments.slice(at)));
      at = segments.length;
      continue;
    }
    const segment = segments[at++];
    if (segment === undefined || (part.kind === 'word' && part.text !== segment)) return undefined;
    if (part.kind === 'one') variables.set(part.name, segment);
  }
  return { variables, rest: segments.slice(at) };
}

function holds(condition: Expression, scope: Scope): boolean {
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof EvaluationError) return false;
    throw error;
  }
}

function blockAllows(block: Block, method: RequestMethod, segments: readonly string[], outer: Scope): boolean {
  const matched = match(block.pattern, segments);
  if (!matched) return false;
  const functions = new Map(outer.functions);
  const scope: Scope = { ...outer, variables: new Map([...outer.variables, ...matched.variables]), functions };
  for (const declared of block.functions) functions.set(declared.name, { declared, scope });
  return (
    (matched.rest.length === 0 &&
      block.allows.some(({ methods, condition }) => methods.includes(method) && holds(condition, scope))) ||
    block.blocks.some((inner) => blockAllows(inner, method, matched.rest, scope))
  );
}

/** Whether some `allow` of the rules covers the access. What has no value allows nothing. */
export function isAllowed(rules: Block, { method, path, request, resource, read }: Access): boolean {
  const variables = new Map<string, RulesValue>([['request', request]]);
  if (resource !== undefined) variables.set('resource', resource);
  const segments = ['databases', '(default)', 'documents', ...path.split('/')];
  return blockAllows(rules, method, segments, { variables, functions: new Map(), read });
}
