import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterFrame } from '../../browser/after-frame';
import { useReplaceSearch } from '../../hooks/use-replace-search';

interface Asked {
  params: URLSearchParams;
  /** The parameters of the address meanwhile. */
  address: string;
}

/**
 * The parameters that a list is asked for, and how to ask: by the address, or by what was chosen last. The address follows when the list shows it,
 * as changing it renders the whole page.
 */
export function useAskedParams(): [params: URLSearchParams, ask: (params: URLSearchParams) => void] {
  const [params] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  const [asked, setAsked] = useState<Asked>();
  const address = String(params);
  // A link or Back has led elsewhere.
  if (asked && asked.address !== address) setAsked(undefined);
  const follow = useEffectEvent((next: string) => {
    replaceSearch(next);
    setAsked((now) => now && { ...now, address: next });
  });
  useEffect(() => {
    if (!asked || String(asked.params) === address) return;
    return afterFrame(() => startTransition(() => follow(String(asked.params))));
  }, [asked, address]);
  // The same object for as long as it says the same: what was found for it is remembered.
  return [asked?.params ?? params, (next) => setAsked((now) => ({ params: next, address: now?.address ?? address }))];
}
