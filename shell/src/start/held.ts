// Part of the inline script, so it imports next to nothing.
import { ASLEEP, AWAKE_EVENT } from '@otherfolk/shared/contract/asleep';
import { READY_EVENT } from './ready-event';

interface Held {
  control: Element;
  repeat: () => void;
}

/** What was done to controls before they could hear of it, in that order. */
const held: Held[] = [];

export const isReady = () => document.documentElement.dataset.ready !== undefined;

/** Whether it stands in a part of the page whose code is on the way. */
export const isAsleep = (control: Element) => control.closest(`[${ASLEEP}]`) !== null;

export const hears = (control: Element) => isReady() && !isAsleep(control);

/** Holds what was done to a control that does not hear. */
export const hold = (control: Element, repeat: () => void) => void held.push({ control, repeat });

/** The same, in the place of what was held last, where that was of the same control. */
export function holdInstead(control: Element, repeat: () => void): void {
  if (held.at(-1)?.control === control) held.pop();
  hold(control, repeat);
}

function repeatWhatIsHeard(): void {
  for (const each of held.splice(0)) {
    if (!each.control.isConnected) continue;
    // In a turn of its own: React does not hear of what happens within its own work.
    if (hears(each.control)) setTimeout(each.repeat);
    else held.push(each);
  }
}

/** From now on, what is held is repeated in its order as soon as the page is ready, or the part of it has woken up. */
export function repeatHeld(): void {
  addEventListener(READY_EVENT, repeatWhatIsHeard);
  addEventListener(AWAKE_EVENT, repeatWhatIsHeard);
}
