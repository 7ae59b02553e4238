/** The time after which the shell has led back to where the page was left. */
const SETTLED_MS = 400;

/**
 * Gives the focus to a thumbnail, and brings it into view where it lies elsewhere on the page. Wants to be called when the address
 * is that of the page again: the shell, which goes back to the link that was followed, comes first.
 */
export function returnFocus(thumbnail: HTMLElement | undefined): void {
  thumbnail?.focus({ preventScroll: true });
  setTimeout(() => {
    if (document.activeElement === thumbnail) thumbnail?.scrollIntoView({ block: 'nearest' });
  }, SETTLED_MS);
}
