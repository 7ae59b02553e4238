import { type RefObject, useEffect, useState } from 'react';
import { type Control, isCheckbox, reenter } from '../browser/reenter';
import { useHydrated } from './use-hydrated';

function isChanged(control: Control): boolean {
  if (isCheckbox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
        0,
      )
    );
  return control.value !== control.defaultValue;
}

/**
 * Enters again what was entered into the controls of a part of a page while its script was on the way; the code of such a part comes after
 * the page is ready. The controls must take what they are told as a value: those that came earlier have been told twice.
 */
export function useEarlyInput(part: RefObject<HTMLElement | null>): void {
  const [cameAsHtml] = useState(!useHydrated());
  useEffect(() => {
    if (!cameAsHtml) return;
    const controls = part.current?.querySelectorAll<Control>('input, select') ?? [];
    const entered = [...controls].filter(isChanged).map((control) => {
      const { value } = control;
      return { control, value, checked: isCheckbox(control) && control.checked };
    });
    // The events come in a turn of their own: React does not hear of what happens within its own work.
    const timer = setTimeout(() => entered.forEach(({ control, ...what }) => reenter(control, what)));
    return () => clearTimeout(timer);
  }, [cameAsHtml, part]);
}
