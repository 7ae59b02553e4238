import type { DehydratedState } from '@tanstack/react-query';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Registry } from './registry';
import type { RemoteAssets } from './remote-assets';

/** The inert JSON in each page from which the browser takes over. */
export interface Boot {
  /** Whether the page's content stands in the HTML; otherwise only the layout does, and the browser draws anew. */
  rendered: boolean;
  /** The lines of `remotes.json` for the remotes that this page needs, at the time of rendering. */
  registry: Registry;
  /** The declarations of all remotes of the site, in its order, at the time of rendering. */
  declarations: readonly RemoteDeclaration[];
  /** The manifests that count for more than those of the registry, in a developer's tab alone. */
  overrides?: Registry;
  /** The files of the remotes that this page needs. */
  known: Readonly<Record<string, RemoteAssets | undefined>>;
  origin: string;
  renderedOn: LocalDay;
  state: DehydratedState;
}

export const BOOT_ID = 'otherfolk-boot';
export const ROOT_ID = 'root';
