import { startTransition, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepScrollPosition } from '../../contract/keep-scroll-position';
import { afterFrame } from '../../page/after-frame';

interface Asked {
  params: URLSearchParams;
  /** What the address says meanwhile. */
  address: string;
}

/**
 * What a list is asked for, and how to ask: by the address, or by what was chosen last. The address follows when the list shows it,
 * as changing it renders the whole page.
 */
export function useAskedParams(): [params: URLSearchParams, ask: (params: URLSearchParams) => void] {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Asked>();
  const address = String(params);
  // A link or Back has led elsewhere.
  if (asked && asked.address !== address) setAsked(undefined);
  useEffect(() => {
    if (!asked || String(asked.params) === address) return;
    const follow = () => {
      setParams(asked.params, { replace: true, state: keepScrollPosition });
      setAsked((now) => now && { ...now, address: String(asked.params) });
    };
    return afterFrame(() => startTransition(follow));
  }, [asked, address, setParams]);
  // The same object for as long as it says the same: what was found for it is remembered.
  return [asked?.params ?? params, (next) => setAsked((now) => ({ params: next, address: now?.address ?? address }))];
}
