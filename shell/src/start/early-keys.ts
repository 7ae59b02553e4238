// Part of the inline script, so it imports next to nothing.
import { HEARD_KEYS } from '@otherfolk/shared/contract/asleep';
import { isPressedAlone } from '@otherfolk/shared/page/plain-click';
import { hold, isAsleep } from './held';

/** A key that a control in a part that is asleep would hear is pressed again when it does. Other keys stay the browser's. */
export function repeatEarlyKeys(): void {
  const keep = (event: KeyboardEvent) => {
    const { target, type, key } = event;
    const control = target instanceof Element && target.closest(`[${HEARD_KEYS}]`);
    const isHeard = control && control.getAttribute(HEARD_KEYS)?.split(' ').includes(key);
    if (!isHeard || !isAsleep(control) || !isPressedAlone(event)) return;
    event.preventDefault();
    hold(target, () => {
      const { activeElement } = document;
      target.dispatchEvent(new KeyboardEvent(type, event));
      // Who has moved on meanwhile keeps the focus.
      if (!control.contains(activeElement) && activeElement instanceof HTMLElement) activeElement.focus();
    });
  };
  document.addEventListener('keydown', keep, { capture: true });
}
