import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { rememberPage } from './recent-pages';
import styles from './search-button.module.css';

const SearchDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search" */ './search-dialog')).SearchDialog,
}));

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

const isShortcut = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  ctrlKey !== metaKey
    ? key.toLowerCase() === 'k' && !altKey
    : key === '/' && !altKey && !(target instanceof Element && target.closest(TEXT_FIELDS));

/** Opens the search, by pointer or keyboard. Without scripts it is a link to the page that says how to find things. */
export function SearchButton() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => rememberPage(pathname), [pathname]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <>
      <Link
        to={paths.tags}
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={press}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M13 13l5 5M8 14A6 6 0 1 1 8 2a6 6 0 0 1 0 12z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
        Search
      </Link>
      <Suspense fallback={null}>{isOpen && <SearchDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
