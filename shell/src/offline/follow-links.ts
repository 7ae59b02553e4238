/**
 * Without a network, leaves links to the browser: of a page that was read there is the HTML for certain, and the data behind
 * it perhaps.
 */
export function followLinksWhileOffline(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!navigator.onLine && link) event.stopPropagation();
    },
    true,
  );
}
