import { deriveAtlas } from '../atlas/derive-atlas';
import type { DerivedText } from '../catalogue/derived-text';
import type { Memo } from '../catalogue/memo';
import type { StartProgress } from '../catalogue/progress';
import type { ReadJson } from '../catalogue/read-json';
import { deriveLinks } from '../links/derive-links';
import { deriveSearch } from '../search/derive-search';
import { deriveSizes } from '../sizes/derive-sizes';
import type { DerivedId } from './derived-folders';

/**
 * Gives the files of a derived folder by their paths, of what a reader gives: what it leaves out stands in none of them. `hash` says
 * what a content is, the same for equal contents only. `memo` belongs to the reader, and changes nothing of what comes out, nor does `startProgress`.
 */
export type Derive = (
  read: ReadJson,
  hash: (content: string) => string,
  memo?: Memo,
  startProgress?: StartProgress,
) => Promise<ReadonlyMap<string, DerivedText>>;

/** How each derived folder is derived. Apart from the list of them, which browsers load, too. */
export const derivations: Readonly<Record<DerivedId, Derive>> = {
  search: deriveSearch,
  atlas: deriveAtlas,
  links: deriveLinks,
  sizes: deriveSizes,
};
