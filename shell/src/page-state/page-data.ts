import type { QueryKey } from '@tanstack/react-query';
import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import type { Registry } from './registry';
import type { ScriptToPreload } from './remote-assets';

/** The builds that a page was prerendered with: data has the shape that they know. */
export interface PageBuilds {
  /** The scripts of the shell, as the page's inline script has them. */
  scripts: string;
  /** The manifests of the remotes that drew it. */
  remotes: Registry;
}

/** The data at `pageDataPath` of a page: what its HTML carries, for readers who come to it from another page. */
export interface PageData {
  builds: PageBuilds;
  queries: { queryKey: QueryKey; data: unknown }[];
  /** The scripts of the remote that owns the page, its own chunk among them: where they are not there yet, they come together. */
  scripts?: ScriptToPreload[];
  /** The images that the page shows first, so that they can be asked for before it is drawn. */
  images: FirstImage[];
}
