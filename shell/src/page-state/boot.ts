import type { DehydratedState } from '@tanstack/react-query';
import type { RemoteId } from '@otherfolk/shared/contract/remotes';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { RemoteAssets } from './remote-assets';

/** The inert JSON in each page from which the browser takes over. */
export interface Boot {
  /** Whether the page's content stands in the HTML; otherwise only the layout does, and the browser draws anew. */
  rendered: boolean;
  /** The lines of `remotes.json` for the remotes that this page needs, at the time of rendering. */
  registry: Partial<Record<RemoteId, string>>;
  /** The manifests that count for more than those of the registry, in a developer's tab alone. */
  overrides?: Record<string, string>;
  /** The files of the remotes that this page needs. */
  known: Partial<Record<RemoteId, RemoteAssets>>;
  origin: string;
  renderedOn: LocalDay;
  state: DehydratedState;
}

export const BOOT_ID = 'otherfolk-boot';
export const ROOT_ID = 'root';
