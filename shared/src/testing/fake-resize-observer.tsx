import { act } from '@testing-library/react';

/** jsdom lays nothing out: a test says itself that something has another size. */
export class FakeResizeObserver {
  private static readonly all = new Set<FakeResizeObserver>();

  constructor(private readonly callback: (entries: ResizeObserverEntry[], observer: FakeResizeObserver) => void) {
    FakeResizeObserver.all.add(this);
  }

  observe(): void {}

  unobserve(): void {}

  disconnect(): void {
    FakeResizeObserver.all.delete(this);
  }

  /** Tells every observer that it should look again. */
  static report(): Promise<void> {
    return act(async () => FakeResizeObserver.all.forEach((observer) => observer.callback([], observer)));
  }
}
