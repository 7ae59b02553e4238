import { linkOf } from '../page-state/link-of';

/** Whether it leads to a section of the page that is open. */
const staysHere = ({ href, hash }: HTMLAnchorElement) =>
  hash !== '' && href.slice(0, -hash.length) === location.href.replace(/#.*/, '');

/**
 * Leaves links to other pages to the browser where there is no network: the HTML of a page that was read is there for certain, and the data
 * behind it perhaps.
 */
export function followLinksWhileOffline(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!navigator.onLine && link && !staysHere(link)) event.stopPropagation();
    },
    true,
  );
}
