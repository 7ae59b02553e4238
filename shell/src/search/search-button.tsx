import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import styles from './search-button.module.css';

const SearchDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './search-dialog')).SearchDialog,
}));

/** Opens the search. Without scripts it is a link to the page that says how to find things. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const press = (event: MouseEvent) => {
    // Somebody may want the page in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={paths.tags}
        className={styles.button}
        aria-haspopup="dialog"
        // The shortcuts find the button by this attribute, too: search-shortcuts.ts.
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={press}
      >
        Search
      </Link>
      <Suspense>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
