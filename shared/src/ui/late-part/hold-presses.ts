import { isPlainClick } from '../../page/plain-click';

/** The attribute of a part of a page that stands there as HTML and hears nothing yet, as its code is on the way. */
export const ASLEEP = 'data-asleep';

/** Sent by such a part, and bubbling, when it hears: what was pressed in it may happen. */
export const AWAKE_EVENT = 'otherfolk-awake';

/** Links that lead elsewhere work without scripts, and so does a jump within the page. */
const worksAsleep = (pressed: HTMLElement) =>
  pressed instanceof HTMLAnchorElement &&
  (pressed.pathname !== location.pathname || pressed.search === location.search);

/** What was pressed in a part of the page that is asleep, and would hear it if it were awake. */
function pressedAsleep(event: MouseEvent): HTMLElement | null {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a[href]') : null;
  const isAsleep = pressed?.closest(`[${ASLEEP}]`) && isPlainClick(event) && !worksAsleep(pressed);
  return isAsleep ? pressed : null;
}

const held: HTMLElement[] = [];
let isListening = false;

/**
 * From now on, what is pressed in a part of the page whose code is on the way is pressed again when the part has woken up: what was
 * pressed before the page was ready, too, as that is repeated.
 */
export function holdPresses(): void {
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  document.addEventListener(
    'click',
    (event) => {
      const pressed = pressedAsleep(event);
      if (!pressed) return;
      // React would keep it from everybody else, and leave a link to the browser.
      event.preventDefault();
      event.stopPropagation();
      held.push(pressed);
    },
    { capture: true },
  );
  document.addEventListener(AWAKE_EVENT, ({ target }) => {
    for (const pressed of held.splice(0)) {
      // In a turn of its own: React does not hear of what happens within its own work.
      if ((target as Element).contains(pressed)) setTimeout(() => pressed.click());
      else if (pressed.isConnected) held.push(pressed);
    }
  });
}
