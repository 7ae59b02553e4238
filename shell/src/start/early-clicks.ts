// Part of the inline script, so it imports next to nothing.
import { isPlainClick } from '@otherfolk/shared/page/plain-click';
import { hears, hold, isAsleep, isReady } from './held';

/** Links that lead elsewhere work without scripts, and so does a jump within the page. */
const leadsElsewhere = ({ pathname, search }: HTMLAnchorElement) =>
  pathname !== location.pathname || search === location.search;

/** The browser itself opens what a button names as its popover. */
const PRESSED = 'button:not([popovertarget]), a[href]';

const pressedIn = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null);

/** Whether it waits for the code of its part: before the page is ready a link still works as one. */
const waits = (pressed: HTMLElement, event: MouseEvent) =>
  isAsleep(pressed) &&
  isPlainClick(event) &&
  !(pressed instanceof HTMLAnchorElement && (!isReady() || leadsElsewhere(pressed)));

/** What is pressed before it hears is pressed again when it does. */
export function repeatEarlyClicks(): void {
  // React would keep it from everybody else, and leave a link to the browser.
  const keep = (event: MouseEvent) => {
    const pressed = pressedIn(event);
    if (!pressed || !waits(pressed, event)) return;
    event.preventDefault();
    event.stopPropagation();
    hold(pressed, () => pressed.click());
  };
  // Of a page that wakes up, some parts hear already: they keep their clicks to themselves.
  const note = (event: MouseEvent) => {
    const pressed = pressedIn(event);
    if (pressed instanceof HTMLButtonElement && !hears(pressed)) hold(pressed, () => pressed.click());
  };
  document.addEventListener('click', keep, { capture: true });
  document.addEventListener('click', note);
}
