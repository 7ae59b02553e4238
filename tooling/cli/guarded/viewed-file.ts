import { contentHash } from '@otherfolk/system/content-hash';
import type { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';

/** A file as a viewer may know it: as it lies there, or the text of what is left of it. */
export type ViewedFile = { kind: 'whole' } | { kind: 'cut'; text: string };

export const WHOLE: ViewedFile = { kind: 'whole' };

/** What is left of what may be cut of a file that the viewer has; undefined where its facts do not say it. */
function cutByFacts(view: CatalogueView, file: string): { isWhole: boolean; cut: unknown } | undefined {
  const cuttable = view.facts.cuttableOf(file);
  if (!cuttable) return undefined;
  const cut = cutFile(view, file, cuttable);
  return { isWhole: cut === cuttable, cut };
}

/** A file of the catalogue for a viewer, as far as that is known without reading it: most are whole or not there. */
export function viewedByFacts(view: CatalogueView, file: string): ViewedFile | 'unknown' | undefined {
  if (!view.hasFile(file)) return undefined;
  if (!file.endsWith('.json')) return WHOLE;
  return cutByFacts(view, file)?.isWhole ? WHOLE : 'unknown';
}

/**
 * The version of a file for a viewer, as far as that is known without reading it: it follows from that of the whole file, and from what
 * is left of what may be cut.
 */
export function versionByFacts(view: CatalogueView, file: string, version: string | undefined): string | undefined {
  const known = version !== undefined && view.hasFile(file) ? cutByFacts(view, file) : undefined;
  if (!known) return undefined;
  return known.isWhole ? version : contentHash(`${version} ${JSON.stringify(known.cut)}`);
}
