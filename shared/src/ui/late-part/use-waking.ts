import { type RefObject, useEffect } from 'react';
import { ASLEEP, AWAKE_EVENT } from '../../contract/asleep';
import { useEarlyInput } from '../../page/use-early-input';
import { useHydrated } from '../../page/use-hydrated';

/**
 * For a part of a page whose code comes when the page is ready: what was pressed or entered in it until then happens when it has woken
 * up. Returns the attributes of the part's element, which say in the HTML that it is asleep.
 */
export function useWaking(part: RefObject<HTMLElement | null>): { [ASLEEP]?: '' } {
  const isAwake = useHydrated();
  // What a browser fills in again after a reload comes without an event that could be held.
  useEarlyInput(part);
  useEffect(() => {
    if (isAwake) part.current?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
  }, [isAwake, part]);
  return isAwake ? {} : { [ASLEEP]: '' };
}
