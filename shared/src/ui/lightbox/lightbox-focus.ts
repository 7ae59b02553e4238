/**
 * Gives the focus to a thumbnail, and brings it into view where it lies elsewhere on the page. Wants to be called when the address
 * is that of the page again: the shell, which then goes back to the link that was followed, stops when the focus is taken.
 */
export function returnFocus(thumbnail: HTMLElement | undefined): void {
  thumbnail?.focus({ preventScroll: true });
  thumbnail?.scrollIntoView({ block: 'nearest' });
}
