import { tryOr } from '../domain/try-or';
import { sharedSubscription } from './shared-subscription';

/** A text that is kept on this device, or for this tab alone, as a store for useSyncExternalStore. */
export function storedText(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage') {
  // The text that storage refuses to keep (private windows, a full disk) lives as long as the page.
  let unsaved: string | undefined;
  /** The text that was read last, for as long as somebody is subscribed to changes: each card of a list asks for it several times. */
  let known: string | null | undefined;
  let isWatched = false;

  /** The subscription follows the writes of other tabs, too, and of other remotes of this page, which have stores of their own. */
  const subscribe = sharedSubscription((changed) => {
    const readAgain = () => {
      known = undefined;
      changed();
    };
    const onStorage = ({ key: about }: StorageEvent) => {
      if (about === null || about === key) readAgain();
    };
    isWatched = true;
    window.addEventListener('storage', onStorage);
    // A page that the browser had put aside has missed all events.
    window.addEventListener('pageshow', readAgain);
    return () => {
      isWatched = false;
      known = undefined;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', readAgain);
    };
  });

  /** Null where there is none. */
  function read(): string | null {
    if (known !== undefined) return known;
    const text = unsaved ?? tryOr(() => window[area].getItem(key), null);
    if (isWatched) known = text;
    return text;
  }

  function write(text: string): void {
    unsaved = tryOr(() => window[area].setItem(key, text) as undefined, text);
    // Browsers tell other tabs alone.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }

  return { subscribe, read, write };
}
