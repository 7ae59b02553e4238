import type { Position } from './rules-error';
import type { RulesValue } from './values';

/** The methods of a request, as `allow` names them. */
export type RequestMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = Position &
  (
    | { kind: 'literal'; value: RulesValue }
    | { kind: 'variable'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'path'; segments: Expression[] }
    | { kind: 'not'; of: Expression }
    | { kind: 'negative'; of: Expression }
    | { kind: 'choice'; condition: Expression; then: Expression; otherwise: Expression }
    | { kind: 'and' | 'or'; left: Expression; right: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'is'; of: Expression; type: string }
    | { kind: 'field'; of: Expression; name: string }
    | { kind: 'element'; of: Expression; at: Expression }
    | { kind: 'method'; of: Expression; name: string; args: Expression[] }
    | { kind: 'call'; name: string; args: Expression[] }
  );

/** `function name(parameters) { let …; return …; }` */
export interface RulesFunction extends Position {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
}

/** A segment of a `match`: a word, `{name}` or `{name=**}`. */
export type PatternSegment = { kind: 'word'; text: string } | { kind: 'one' | 'rest'; name: string };

export interface Allow {
  methods: RequestMethod[];
  condition: Expression;
}

/** A `match`, or the `service` around all of them, which has no pattern. */
export interface Block {
  pattern: PatternSegment[];
  functions: RulesFunction[];
  allows: Allow[];
  blocks: Block[];
}
