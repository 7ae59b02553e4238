import type { ViewName } from '@otherfolk/shared/domain/audiences';

/** What several derivations read of the same view of a catalogue, each once, until nobody needs it any more. */
export class SharedReadings {
  private readonly readings = new Map<ViewName, Map<string, Promise<unknown>>>();

  /** `what` names what `read` gives. */
  read<Value>(view: ViewName, what: string, read: () => Promise<Value>): Promise<Value> {
    const ofView = this.readings.get(view) ?? new Map<string, Promise<unknown>>();
    this.readings.set(view, ofView);
    const reading = (ofView.get(what) as Promise<Value> | undefined) ?? read();
    ofView.set(what, reading);
    // What failed once is tried again for the next who asks.
    reading.catch(() => ofView.delete(what));
    return reading;
  }

  forget(view: ViewName): void {
    this.readings.delete(view);
  }
}
