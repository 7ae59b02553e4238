import { tryOr } from '@otherfolk/shared/domain/try-or';

/** The beginning of the keys in session storage that end with the name of a remote that the page was reloaded for. */
export const RELOADED = 'otherfolk:reloaded:';

const key = (id: string) => RELOADED + id;

/**
 * Reloads the page for a remote that did not load (docs/product.md#when-a-remote-fails), once in a session: false means that it
 * was tried before, or that nothing could remember that it was tried.
 */
export function reloadOnce(id: string, reload: () => void): boolean {
  const isFirst = tryOr(() => {
    if (window.sessionStorage.getItem(key(id)) !== null) return false;
    window.sessionStorage.setItem(key(id), '1');
    return true;
  }, false);
  if (isFirst) reload();
  return isFirst;
}

/** The remote is up: a later failure may reload again. */
export function clearReload(id: string): void {
  // Nothing was remembered where storage is refused.
  tryOr(() => window.sessionStorage.removeItem(key(id)), undefined);
}
