import { tryOr } from '../domain/try-or';

/** A text that is kept on this device, or for this tab alone, as a store for useSyncExternalStore. */
export function storedText(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const listeners = new Set<() => void>();
  // Where storage refuses to keep it (private windows, a full disk), the text lives as long as the page.
  let unsaved: string | undefined;

  /** Also hears what other tabs write. */
  function subscribe(changed: () => void): () => void {
    listeners.add(changed);
    window.addEventListener('storage', changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('storage', changed);
    };
  }

  /** Null where there is none. */
  const read = (): string | null => unsaved ?? tryOr(() => window[area].getItem(key), null);

  function write(text: string): void {
    unsaved = tryOr(() => window[area].setItem(key, text) as undefined, text);
    listeners.forEach((changed) => changed());
  }

  return { subscribe, read, write };
}
