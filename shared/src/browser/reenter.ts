export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** Makes React hydrate the control, where it has not yet: it takes for known what is entered by the event that it hydrates for. */
const hydrate = (control: Control) => control.dispatchEvent(new Event('input', { bubbles: true }));

/**
 * Enters a value so that React hears of it. React compares with what was last written through the element's own property: that is made
 * to differ, and the value is written past it.
 */
function enter(control: Control, value: string): void {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function check(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked;
  control.click();
}

/** Enters into a control what was entered before React listened to it. */
export function reenter(control: Control, { value, checked }: { value: string; checked: boolean }): void {
  hydrate(control);
  if (isCheckbox(control)) check(control, checked);
  else enter(control, value);
}
