import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../contract/paths';
import { useShellContext } from '../contract/shell-context';
import { useHydrated } from '../hooks/use-hydrated';
import { useIsOnline } from '../hooks/use-is-online';
import styles from './ways-on.module.css';

/** The number of people who are offered where a page is missing. */
const PEOPLE = { count: 3 }; // docs/product.md#error-page

export interface WaysOnProps {
  /** The event, in plain words. */
  sentence: string;
  /** The list that the page belongs to. */
  back: { to: string; label: string };
  /** Loads again what has failed. */
  onRetry?: (() => void) | undefined;
}

/** Opens the search as the button in the bar does; without scripts, and in another tab, it is a link. */
function openSearch(event: MouseEvent): void {
  const button = document.querySelector<HTMLElement>('a[aria-keyshortcuts]');
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  button.click();
}

/** Leads on from a page that is missing, or has failed: the search, the way back, and some people. */
export function WaysOn({ sentence, back, onRetry }: WaysOnProps) {
  const { Widget } = useShellContext();
  // The list is not read before hydration: where the characters are broken, a page that is missing has to say so all the same.
  const isHydrated = useHydrated();
  const hasPeople = useIsOnline() && isHydrated;
  return (
    <div className={styles.ways}>
      <p>{sentence}</p>
      <p className={styles.actions}>
        {onRetry && (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        )}
        <Link to={paths.tags} className="button" onClick={openSearch}>
          Search the site
        </Link>
        <Link to={back.to}>{back.label}</Link>
      </p>
      <div className={styles.people}>{hasPeople && <Widget widget="featured-characters" given={PEOPLE} />}</div>
    </div>
  );
}
