import { act } from '@testing-library/react';

/** jsdom lays nothing out: a test says itself what has come into view. */
export class FakeIntersectionObserver {
  private static readonly all = new Set<FakeIntersectionObserver>();
  private readonly targets = new Set<Element>();

  constructor(private readonly callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    FakeIntersectionObserver.all.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  unobserve(target: Element): void {
    this.targets.delete(target);
  }

  disconnect(): void {
    this.targets.clear();
    FakeIntersectionObserver.all.delete(this);
  }

  /** Tells every observer of the element. */
  static report(target: Element, isIntersecting: boolean): void {
    act(() => {
      for (const observer of FakeIntersectionObserver.all) {
        if (observer.targets.has(target)) observer.callback([{ target, isIntersecting }]);
      }
    });
  }
}
