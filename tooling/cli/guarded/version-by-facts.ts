import { contentHash } from '@otherfolk/system/content-hash';
import type { CatalogueView } from './catalogue-view';
import { cutFile } from './cut-file';

/**
 * The version of a file for a viewer, without reading it: it follows from that of the whole file, and from what is left of what may be
 * cut. Undefined where the facts do not say it, or the viewer has no such file. Without a view, nothing is cut.
 */
export function versionByFacts(
  view: CatalogueView | undefined,
  file: string,
  version: string | undefined,
): string | undefined {
  const cuttable = view?.facts.files.get(file)?.cuttable;
  if (!view || !cuttable || version === undefined || !view.hasFile(file)) return undefined;
  const cut = cutFile(view, file, cuttable);
  return cut === cuttable ? version : contentHash(`${version} ${JSON.stringify(cut)}`);
}
