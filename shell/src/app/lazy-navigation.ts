import type { startNavigation } from './start-navigation';

type Started = ReturnType<typeof startNavigation>;

/** Loads what leads on from the first page, once, and starts it. After a failure, the next call tries again. */
export function lazyNavigation(tools: () => Parameters<typeof startNavigation>[0]): () => Promise<Started> {
  let starting: Promise<Started> | undefined;
  return () => {
    if (!starting) {
      starting = import(/* webpackChunkName: "navigation" */ './start-navigation').then((module) =>
        module.startNavigation(tools()),
      );
      starting.catch(() => (starting = undefined));
    }
    return starting;
  };
}
