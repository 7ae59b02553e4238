import { inputId } from '../form/field-row';

/** The element of a field, or of the nearest thing around it that the form shows. */
function elementOf(name: string): HTMLElement | undefined {
  const steps = name.split('.');
  for (let length = steps.length; length > 0; length--) {
    const element = document.getElementById(inputId(steps.slice(0, length).join('.')));
    if (element) return element;
  }
  return undefined;
}

/** Leads to a field: opens what is folded around it, and focuses it. False where the form has no such field. */
export function focusField(name: string): boolean {
  const element = elementOf(name);
  if (!element) return false;
  for (let parent = element.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null) {
    parent.open = true;
  }
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  return true;
}
