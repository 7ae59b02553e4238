import type { Configuration } from 'webpack';

/** How webpack builds the remote in a folder: for browsers, to prerender and, where it has any, its public pages. */
export declare function preset(
  folder: string,
  mode?: 'production' | 'development',
): [browser: Configuration, ...node: Configuration[]];
