import { invalidArgument } from './credentials';

const MAX_FAILURES = 20;
const PAUSE_MS = 60_000;
const MAX_REMEMBERED = 1000;

/** Counts wrong passwords by e-mail address, known or not, and makes whoever guesses too often wait. */
export class FailedAttempts {
  private readonly failures = new Map<string, { count: number; last: number }>();

  constructor(private readonly now: () => number) {}

  /**
   * Counts an attempt as failed before it is made, so that those which are made at the same time count, too; `forget` takes it
   * back. Throws an HttpError while the address has to wait.
   */
  begin(email: string): void {
    const { count = 0, last = 0 } = this.failures.get(email) ?? {};
    const isOld = this.now() - last >= PAUSE_MS;
    if (count >= MAX_FAILURES && !isOld)
      throw invalidArgument('TOO_MANY_ATTEMPTS_TRY_LATER : Too many wrong passwords; try again in a minute.');
    this.failures.delete(email);
    this.failures.set(email, { count: isOld ? 1 : count + 1, last: this.now() });
    const [oldest] = this.failures.keys();
    if (this.failures.size > MAX_REMEMBERED && oldest !== undefined) this.failures.delete(oldest);
  }

  forget(email: string): void {
    this.failures.delete(email);
  }
}
