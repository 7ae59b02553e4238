// Part of the inline script, so it imports next to nothing.
import { type Control, isCheckbox, reenter } from '@otherfolk/shared/page/reenter';
import { READY_EVENT } from './ready-event';

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** What is entered into the controls of a page before its scripts have arrived is entered again when they have. */
export function repeatEarlyInput(): void {
  const early = new Map<Control, { value: string; checked: boolean }>();
  const note = ({ target }: Event) => {
    if (!isControl(target)) return;
    early.set(target, { value: target.value, checked: isCheckbox(target) && target.checked });
  };
  const repeat = () => {
    document.removeEventListener('input', note, true);
    for (const [control, entered] of early) if (control.isConnected) reenter(control, entered);
  };
  document.addEventListener('input', note, true);
  // In a turn of its own, behind what the page does as it becomes ready.
  addEventListener(READY_EVENT, () => setTimeout(repeat), { once: true });
}
