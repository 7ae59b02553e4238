import type { Draft } from '@otherfolk/shared/drafts/draft';
import { removeDraft, storeDraft } from '@otherfolk/shared/drafts/draft-store';
import { dropLastMoment, saveAtLastMoment } from '@otherfolk/shared/drafts/last-moment';
import type { FormValues } from '../fields/form-values';

/** Every change is on disk within a second. */
const SAVE_AFTER_MS = 400;

/** A save that failed is tried again after so long, and after twice as long each time; and with each change. */
const RETRY_MS = 2000;
const MAX_RETRY_MS = 60_000;

export type SaveState =
  { state: 'nothing' | 'pending' } | { state: 'kept'; at: number } | { state: 'refused'; isFull: boolean };

/** The values of a form, the file that it makes, and the text of the file that it is edited over. */
export interface Content {
  values: FormValues;
  text: () => string;
  baseText: string;
}

/** The owner and the file of the drafts. */
export type DraftPlace = Pick<Draft, 'owner' | 'file' | 'kind' | 'path'>;

/** The browser's words for a disk, or a share of it, that is full. */
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Keeps the draft of one file in one tab as its form changes, and tells how that goes. */
export class DraftSaver {
  /** The values that the form held last, while it is not on disk. */
  private waiting: { content: Content | undefined } | undefined;
  private timer = 0;
  private failures = 0;
  private isStopped = false;
  /** Undefined for the moment that it takes to get it. */
  private tabName: string | undefined;
  private running = Promise.resolve();
  /** Drafts that the form holds: each goes along with the storing of what holds it, and not before. */
  private superseded: readonly Draft[] = [];

  constructor(
    private readonly place: DraftPlace,
    private readonly tab: Promise<string>,
    private readonly report: (saveState: SaveState) => void,
  ) {
    void tab.then((name) => (this.tabName = name));
  }

  /** Keeps what the form holds; undefined where it holds nothing that the file does not. */
  keep(content: Content | undefined): void {
    this.waiting = { content };
    // Taken back: what was restored is nowhere else any more.
    if (!content) this.superseded = [];
    this.later(SAVE_AFTER_MS);
    if (this.failures === 0) this.report({ state: 'pending' });
  }

  /** A draft that the form holds from now on. */
  hold(draft: Draft): void {
    this.superseded = [...this.superseded, draft];
  }

  holds(draft: Draft): boolean {
    return this.superseded.some(({ tab, savedAt }) => tab === draft.tab && savedAt === draft.savedAt);
  }

  /** Resolves when all that was typed so far is on disk, or has been refused. */
  flush(): Promise<void> {
    this.running = this.running.then(() => this.save());
    return this.running;
  }

  /** The same, for a page that may be closed before the browser has stored anything. */
  leave(): Promise<void> {
    const content = this.waiting?.content;
    if (content && this.tabName) saveAtLastMoment(this.draftOf(content, this.tabName));
    return this.flush();
  }

  /** Tries once more to keep what is not kept, and then no more. */
  stop(): Promise<void> {
    this.isStopped = true;
    return this.flush();
  }

  private later(ms: number): void {
    window.clearTimeout(this.timer);
    if (!this.isStopped) this.timer = window.setTimeout(() => void this.flush(), ms);
  }

  private async save(): Promise<void> {
    window.clearTimeout(this.timer);
    const { waiting, superseded } = this;
    if (!waiting) return;
    this.waiting = undefined;
    try {
      const savedAt = Date.now();
      await this.write(waiting.content, superseded);
      this.failures = 0;
      if (waiting.content) this.superseded = this.superseded.filter((each) => !superseded.includes(each));
      if (!this.waiting) this.report(waiting.content ? { state: 'kept', at: savedAt } : { state: 'nothing' });
    } catch (error) {
      console.warn('A draft could not be kept', error);
      this.waiting ??= waiting;
      this.report({ state: 'refused', isFull: isFull(error) });
      this.later(Math.min(RETRY_MS * 2 ** this.failures++, MAX_RETRY_MS));
    }
  }

  private draftOf({ values, text, baseText }: Content, tab: string): Draft {
    return { ...this.place, tab, values, text: text(), baseText, savedAt: Date.now() };
  }

  private async write(content: Content | undefined, superseded: readonly Draft[]): Promise<void> {
    const tab = await this.tab;
    const key = { ...this.place, tab };
    if (content) await storeDraft(this.draftOf(content, tab), superseded);
    else await removeDraft(key);
    dropLastMoment(key);
  }
}
