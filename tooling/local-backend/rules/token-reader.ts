import { RulesSyntaxError } from './rules-error';
import { type Token, tokensOf } from './tokens';

/** Walks through the tokens of rules; what is not as expected throws a RulesSyntaxError. */
export class TokenReader {
  private readonly tokens: Token[];
  private at = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  get current(): Token {
    return this.tokens[this.at] as Token;
  }

  fail(expected: string): never {
    throw new RulesSyntaxError(this.current, `${expected} is expected, and here is '${this.current.text}'`);
  }

  /** Whether this word or sign comes next. */
  sees(text: string): boolean {
    const { kind } = this.current;
    return (kind === 'name' || kind === 'sign') && this.current.text === text;
  }

  /** Steps over this word or sign if it comes next. */
  take(text: string): boolean {
    if (!this.sees(text)) return false;
    this.at++;
    return true;
  }

  need(text: string): void {
    if (!this.take(text)) this.fail(`'${text}'`);
  }

  /** The text of the next token, which must be of this kind. */
  next(kind: Token['kind'], expected: string): string {
    if (this.current.kind !== kind) this.fail(expected);
    const { text } = this.current;
    this.at++;
    return text;
  }

  name(): string {
    return this.next('name', 'a name');
  }

  /** Items with commas between them, up to the closing sign. */
  items<T>(closing: string, item: () => T): T[] {
    const items: T[] = [];
    if (this.take(closing)) return items;
    do items.push(item());
    while (this.take(','));
    this.need(closing);
    return items;
  }
}
