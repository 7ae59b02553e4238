import { type Position, RulesSyntaxError } from './rules-error';

export interface Token extends Position {
  kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  /** The token as it stands in the source; of a string, what it means. */
  text: string;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const KINDS = [
  ['name', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['sign', /&&|\|\||[=!<>]=|\*\*|[-+*/%<>!?:.,;=(){}[\]$]/y],
] as const;

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

const meaningOf = (literal: string) =>
  literal.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => ESCAPES[letter] ?? letter);

function match(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** Splits the source of rules; the last token is its end. Throws a RulesSyntaxError. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let line = 1;
  let lineStart = 0;
  const advance = (text: string) => {
    for (const newline of text.matchAll(/\n/g)) {
      line++;
      lineStart = at + newline.index + 1;
    }
    at += text.length;
  };
  for (;;) {
    advance(match(SPACE, source, at) ?? '');
    const position = { line, column: at - lineStart + 1 };
    if (at === source.length) return [...tokens, { kind: 'end', text: 'the end', ...position }];
    const found = KINDS.map(([kind, pattern]) => ({ kind, text: match(pattern, source, at) })).find(({ text }) => text);
    if (!found?.text) throw new RulesSyntaxError(position, `'${source[at]}' is not expected here`);
    const text = found.kind === 'string' ? meaningOf(found.text) : found.text;
    tokens.push({ kind: found.kind, text, ...position });
    advance(found.text);
  }
}
