export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isCheckbox = (control: Control): control is HTMLInputElement =>
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

/** Enters into a control what was entered before React listened to it. */
export function reenter(control: Control, { value, checked }: { value: string; checked: boolean }): void {
  if (isCheckbox(control)) check(control, checked);
  else enter(control, value);
}
