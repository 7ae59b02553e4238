import { invalidArgument } from './credentials';

/**
 * Does so much of a slow work at a time, keeps a few waiting in their order, and refuses the others at once, with an HttpError that the
 * SDK knows as too many requests.
 */
export class FewAtOnce {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting } = this.limits;
    if (this.underWay < atOnce) this.underWay += 1;
    else if (this.waiting.length < waiting) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else
      throw invalidArgument('TOO_MANY_ATTEMPTS_TRY_LATER : Too many people sign in at this moment; try again later.');
    try {
      return await work();
    } finally {
      // The place goes to the next in line.
      const next = this.waiting.shift();
      if (next) next();
      else this.underWay -= 1;
    }
  }
}
