import { type ComponentType, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../contract/lazy-component';
import { useHydrated } from '../../page/use-hydrated';
import { ASLEEP, AWAKE_EVENT, holdPresses } from './hold-presses';
import styles from './late-part.module.css';
import type { Sleeper } from './with-waking';

const loadWaking = () => import(/* webpackChunkName: "later" */ './with-waking');

/**
 * A part of a page whose code comes when the page is ready. It stands in the HTML from the start, asleep, and wakes up when its code has
 * come: what was pressed or entered in it happens then. On a page that is opened later it is drawn at once where its code is there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyComponent<Props & Sleeper>(async () => {
    const [part, { withWaking }] = await Promise.all([load(), loadWaking()]);
    return withWaking(part);
  });
  holdPresses();

  function LatePart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isHydrated = useHydrated();
    const [isAwake, setIsAwake] = useState(isHydrated && Part.isLoaded());
    const wake = useCallback(() => setIsAwake(true), []);
    useEffect(() => {
      if (isAwake) place.current?.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
    }, [isAwake]);
    const part = (
      <Suspense>
        <Part {...props} place={place} onAwake={wake} />
      </Suspense>
    );
    // While it sleeps nothing about it changes: React would take it out of the page that has it as HTML.
    const [asleep] = useState(part);
    return (
      <div ref={place} className={styles.part} {...(!isAwake && { [ASLEEP]: '' })}>
        {isAwake ? part : asleep}
      </div>
    );
  }

  return Object.assign(LatePart, { load: Part.load });
}
