// Part of the inline script, so it imports next to nothing.
import { READY_EVENT } from './ready-event';

interface Held {
  control: Element;
  repeat: () => void;
}

/** The events on controls before the page was ready, in that order. */
const held: Held[] = [];

const isReady = () => document.documentElement.dataset.ready !== undefined;

/** Holds what was done to a control of a page that is not ready. */
export function hold(control: Element, repeat: () => void): void {
  if (!isReady()) held.push({ control, repeat });
}

/** The same, in the place of what was held last, where that was of the same control. */
export function holdInstead(control: Element, repeat: () => void): void {
  if (held.at(-1)?.control === control) held.pop();
  hold(control, repeat);
}

/** Repeats what is held, in its order, as soon as the page is ready: each in a turn of its own, as React does not hear of what happens within its own work. */
export function repeatHeld(): void {
  addEventListener(READY_EVENT, () => {
    for (const { control, repeat } of held.splice(0)) if (control.isConnected) setTimeout(repeat);
  });
}
