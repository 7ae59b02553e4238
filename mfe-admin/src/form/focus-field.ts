import { flushSync } from 'react-dom';
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

/** Opens the form's panel, where form and preview take turns. */
function openPanelOf(element: HTMLElement): void {
  const panel = element.closest('[role="tabpanel"][hidden]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  // Hidden elements take no focus: the panel has to be there first.
  if (tab) flushSync(() => tab.click());
}

/** Leads to a field: opens what is folded around it, and focuses it. False where the form has no such field. */
export function focusField(name: string): boolean {
  const element = elementOf(name);
  if (!element) return false;
  openPanelOf(element);
  for (let parent = element.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null) {
    parent.open = true;
  }
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
  return true;
}
