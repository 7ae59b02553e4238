import type { ComponentType } from 'react';
import { lazyComponent } from './lazy-component';
import { useShellContext } from './shell-context';

/**
 * A page or widget of a remote whose code is a chunk of its own. `name` is the webpackChunkName of what `load` imports: while a page is
 * prerendered, the shell notes it, so that the page asks for the chunk together with its remote. Names begin with `page-` or
 * `widget-`, and no two remotes have the same. Where the code is to come later, `name` is that of the sheet with the styles alone.
 */
export const lazyPage = <Props extends object = object>(name: string, load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, () => void useShellContext().pageChunks?.add(name));
