// Part of the inline script, so it imports next to nothing.
import { type Control, isCheckbox, reenter } from '@otherfolk/shared/browser/reenter';
import { holdInstead } from './held';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Enters again, when the page is ready, what was entered into a control before. */
export function repeatEarlyInput(): void {
  const note = ({ target }: Event) => {
    if (!isControl(target)) return;
    const entered = { value: target.value, checked: isCheckbox(target) && target.checked };
    holdInstead(target, () => reenter(target, entered));
  };
  document.addEventListener('input', note, { capture: true });
}
