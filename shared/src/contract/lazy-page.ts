import { type ComponentType, createElement, use } from 'react';
import { useShellContext } from './shell-context';

/**
 * A page or widget of a remote whose code is a chunk of its own, loaded once. It suspends until the code is there, and is drawn at
 * once where it is. `name` is the webpackChunkName of what `load` imports: while a page is prerendered, the shell is told of it, so
 * that the page asks for the chunk together with its remote. Names begin with `page-` or `widget-`, and no two remotes have the same.
 */
export function lazyPage<Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>) {
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
        (page) => (loaded = page),
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      ));
  }

  function LazyPage(props: Props) {
    useShellContext().pageChunks?.add(name);
    // A failure stays one until somebody loads it again: React draws twice before it lets a boundary know.
    const Page = loaded ?? use(loading ?? loadOnce());
    return createElement(Page, props);
  }

  /** Loads the code beforehand; after a failure, again. */
  return Object.assign(LazyPage, { load: loadOnce });
}
