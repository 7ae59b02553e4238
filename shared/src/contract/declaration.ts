import type { Viewer } from '../domain/viewer';
import type { Contribution } from './extension-points';

/** The declaration of a first segment of URLs that a remote owns. */
export interface MountDeclaration {
  /** The label of its link in the navigation bar; without one, nothing there leads to it. */
  label?: string;
  /** Whether its link stands behind those of the other remotes. */
  isLast?: boolean;
  /** The viewers who may enter; without it, everybody. */ // docs/product.md#roles-and-flags
  guard?: readonly Viewer['memType'][];
  /** The viewers whose bar has its link; without it, those who may enter. */
  linkFor?: readonly Viewer['memType'][];
}

/** The content of a remote's `otherfolk.json`: all that the site has to know of the remote without loading its code. */
export interface RemoteDeclaration {
  /** Lower-case letters, digits and hyphens; the name of its line in `remotes.json`. */
  id: string;
  /** The number of the contract that it was built with. */
  contract: number;
  /** The name of it in the notice, after 'The', when it cannot be shown. */
  name: string;
  /** The place among the remotes of the site, the lowest first; without it, 100. */
  order?: number;
  /** The mounts by the first segment of their URLs. The first is the remote's own; later ones may be missing in its releases. */
  mounts: Readonly<Record<string, MountDeclaration>>;
  /** Pieces of it that the shell shows on its own pages, or lends to another remote. */
  widgets?: readonly string[];
  contributions?: readonly Contribution[];
  /** The ids of other remotes without which it has no use: where one is missing, its contributions are left out. */
  needs?: readonly string[];
}
