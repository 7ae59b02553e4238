import type { RemoteId } from '@otherfolk/shared/contract/remotes';

/** In session storage, the names of remotes that were reloaded for begin with it. */
export const RELOADED = 'otherfolk:reloaded:';

const key = (id: RemoteId) => RELOADED + id;

/**
 * Reloads the page for a remote that did not load (docs/product.md#when-a-remote-fails), once in a session: false means that it
 * was tried before, or that nothing could remember that it was tried.
 */
export function reloadOnce(id: RemoteId, reload: () => void): boolean {
  try {
    if (window.sessionStorage.getItem(key(id)) !== null) return false;
    window.sessionStorage.setItem(key(id), '1');
  } catch {
    return false;
  }
  reload();
  return true;
}

/** The remote is up: a later failure may reload again. */
export function clearReload(id: RemoteId): void {
  try {
    // Where cookies are blocked, even to ask for it throws.
    window.sessionStorage.removeItem(key(id));
  } catch {
    // Where storage is refused, nothing was remembered.
  }
}
