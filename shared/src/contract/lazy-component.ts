import { type ComponentType, createElement, use } from 'react';

/**
 * A component whose code is a chunk of its own, loaded once. It suspends until the code is there, and is drawn at once where it is.
 * `useDrawn` is called whenever it is drawn.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useDrawn: () => void = () => undefined,
) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  function loadOnce(): Promise<ComponentType<Props>> {
    if (hasFailed) loading = undefined;
    hasFailed = false;
    return (loading ??= load()
      // A second time at once: what was asked for early and did not come is the browser's answer to the first.
      .catch(load)
      .then(
        (component) => (loaded = component),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      ));
  }

  function LazyComponent(props: Props) {
    useDrawn();
    // A failure stays one until somebody loads it again: React draws twice before it lets a boundary know.
    const Component = loaded ?? use(loading ?? loadOnce());
    return createElement(Component, props);
  }

  return Object.assign(LazyComponent, {
    /** Loads the code beforehand; after a failure, again. */
    load: loadOnce,
    isLoaded: () => loaded !== undefined,
  });
}
