import { type ComponentType, Suspense, useState } from 'react';
import { lazyComponent } from '../../contract/lazy-component';
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

  function LatePart(props: Props) {
    const [isAwake, setIsAwake] = useState(false);
    const part = (
      <Suspense>
        <Part {...props} onAwake={setIsAwake} />
      </Suspense>
    );
    // While it sleeps nothing about it changes: React would take it out of the page that has it as HTML.
    const [asleep] = useState(part);
    return isAwake ? part : asleep;
  }

  return Object.assign(LatePart, { load: Part.load });
}
