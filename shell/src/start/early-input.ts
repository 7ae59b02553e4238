// Part of the inline script, so it imports next to nothing.
import { READY_EVENT } from './ready-event';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/**
 * Enters a value so that React hears of it. The first event makes React hydrate the control, where it has not yet. React compares
 * with what was last written through the element's own property: that is made to differ, and the value is written past it.
 */
function enter(control: Control, value: string): void {
  const tell = () =>
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  tell();
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  tell();
}

function check(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

/** What is entered into the controls of a page before its scripts have arrived is entered again when they have. */
export function repeatEarlyInput(): void {
  const early = new Map<Control, { value: string; checked: boolean }>();
  const note = ({ target }: Event) => {
    if (!isControl(target)) return;
    early.set(target, { value: target.value, checked: isCheckbox(target) && target.checked });
  };
  const repeat = () => {
    document.removeEventListener('input', note, true);
    for (const [control, { value, checked }] of early) {
      if (!control.isConnected) continue;
      if (isCheckbox(control)) check(control, checked);
      else enter(control, value);
    }
  };
  document.addEventListener('input', note, true);
  // In a turn of its own, behind what the page does as it becomes ready.
  addEventListener(READY_EVENT, () => setTimeout(repeat), { once: true });
}
