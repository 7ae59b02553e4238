/** How long a link is pointed at, or has the keyboard's focus, before its card is shown. */
export const SHOW_AFTER_MS = 300; // docs/product.md#link-cards

/** How long a card stays when pointer and focus have left: time to get from the link to the card. */
export const HIDE_AFTER_MS = 200; // docs/product.md#link-cards

interface Effects<Link> {
  /** A card may be wanted soon. */
  prepare: (link: Link) => void;
  show: (link: Link) => void;
  hide: () => void;
}

/** Decides when the card of a link is shown, and until when: at most one at a time. */
export class LinkCardTiming<Link> {
  private pointed: Link | undefined;
  private focused: Link | undefined;
  private isOnCard = false;
  private waiting: Link | undefined;
  private shown: Link | undefined;
  private showTimer: ReturnType<typeof setTimeout> | undefined;
  private hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly effects: Effects<Link>) {}

  /** The pointer is on a link with a card, on the card itself, or (undefined) somewhere else. */
  pointAt(place: Link | 'card' | undefined): void {
    const link = place === 'card' ? undefined : place;
    this.isOnCard = place === 'card';
    const isNew = link !== this.pointed;
    this.pointed = link;
    if (isNew && link) this.wait(link);
    this.settle();
  }

  /** The keyboard's focus is on a link with a card, or (undefined) somewhere else. */
  focusOn(link: Link | undefined): void {
    this.focused = link;
    if (link) this.wait(link);
    this.settle();
  }

  /** The page was scrolled: what is shown goes; a link that the focus has come to may be what was scrolled to. */
  scroll(): void {
    const { waiting } = this;
    this.dismiss();
    if (waiting !== undefined && waiting === this.focused) this.wait(waiting);
  }

  /** Nothing is shown, until pointer or focus come to a link anew. */
  dismiss(): void {
    clearTimeout(this.showTimer);
    this.waiting = undefined;
    this.hide();
  }

  private hide(): void {
    clearTimeout(this.hideTimer);
    this.hideTimer = undefined;
    if (this.shown === undefined) return;
    this.shown = undefined;
    this.isOnCard = false;
    this.effects.hide();
  }

  private wait(link: Link): void {
    if (link === this.shown) return;
    clearTimeout(this.showTimer);
    this.waiting = link;
    this.effects.prepare(link);
    this.showTimer = setTimeout(() => this.show(link), SHOW_AFTER_MS);
  }

  private show(link: Link): void {
    this.dismiss();
    this.shown = link;
    this.effects.show(link);
  }

  /** Ends what nothing holds any more. */
  private settle(): void {
    const holds = (link: Link) => link === this.pointed || link === this.focused;
    if (this.waiting !== undefined && !holds(this.waiting)) {
      clearTimeout(this.showTimer);
      this.waiting = undefined;
    }
    if (this.shown === undefined) return;
    if (this.isOnCard || holds(this.shown)) {
      clearTimeout(this.hideTimer);
      this.hideTimer = undefined;
    } else this.hideTimer ??= setTimeout(() => this.hide(), HIDE_AFTER_MS);
  }
}
