// Part of the inline script, so it imports next to nothing.
import { hold } from './held';

/** The browser itself opens what a button names as its popover. Links work without scripts. */
const PRESSED = 'button:not([popovertarget])';

/** Buttons that are pressed before the page is ready are pressed again when it is. */
export function repeatEarlyClicks(): void {
  // Some parts of a page that hydrates hear already: they keep their clicks to themselves.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (button) hold(button, () => button.click());
  });
}
