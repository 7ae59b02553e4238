import type { Engine } from './engine';

const PATIENCE = 20_000;
const PAUSE = 100;

/** A page of the site in any engine. What it is asked for it waits for. */
export class EnginePage {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.engine.open(`${this.origin}${path}`);
  }

  /** Rejects with what was waited for, when it does not become true. */
  async waitFor(expression: string): Promise<void> {
    for (const start = Date.now(); Date.now() - start < PATIENCE;) {
      // While a page is left, there is nothing to ask.
      if (await this.engine.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    throw new Error(`It has not become true: ${expression}`);
  }

  async seesText(selector: string, text: string): Promise<void> {
    const [where, what] = [JSON.stringify(selector), JSON.stringify(text)];
    await this.waitFor(`[...document.querySelectorAll(${where})].some((each) => each.textContent.includes(${what}))`);
  }

  /** Presses the middle of the first element with the selector whose text or label begins so. */
  async click(selector: string, text = ''): Promise<void> {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
      each.checkVisibility() && (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(${JSON.stringify(text)}))`;
    await this.waitFor(found);
    const [x, y] = await this.engine.evaluate<[number, number]>(`(() => {
      const element = ${found};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    })()`);
    await this.engine.press(x, y);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.engine.type(text);
  }

  press = (x: number, y: number): Promise<void> => this.engine.press(x, y);
  type = (text: string): Promise<void> => this.engine.type(text);
  resize = (width: number, height: number): Promise<void> => this.engine.resize(width, height);
  valueOf = <T>(expression: string): Promise<T> => this.engine.evaluate<T>(expression);
}
