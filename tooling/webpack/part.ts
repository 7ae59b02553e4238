import type { SingletonVersions } from './singletons';

/** A part of a site as it is built: the shell or a remote, of this repository or of another one. */
export interface Part {
  /** `shell`, or the id of a remote. */
  id: string;
  /** The folder of its package. */
  folder: string;
  /** The folder from which names of style classes are counted. */
  root: string;
  /** The folder of its builds, each in a folder of its own. */
  output: string;
  /** The TypeScript configuration that it is compiled with. */
  typescript: string;
  /** The versions of the singletons. */
  versions: SingletonVersions;
  /** The path at which pages find its files. Without it, they are beside the script that asks for them. */
  publicPath?: string;
}

/** The module in which a remote lists its public pages, in its folder. */
export const PUBLIC_PAGES_SOURCE = 'src/public-pages.ts';
