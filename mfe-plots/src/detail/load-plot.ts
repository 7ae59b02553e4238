import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible, visibleItems } from '@otherfolk/shared/domain/visibility';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import type { Plot } from '@otherfolk/shared/kinds/plot/plot-schema';
import { readPlot } from '@otherfolk/shared/kinds/plot/read-plots';
import { texts } from '../texts';

export interface PlotRequest {
  /** The id of a core, or of a variant where the URL names no variant of its own. */
  plotId: string;
  /** Missing where the URL names none: then the first visible one is meant. */
  variantId?: string | undefined;
  viewer: Viewer;
  release: number;
}

export interface PlotFiles {
  plot: Plot;
  /** All that this viewer may see of the same core, in the order of the index. */
  variants: { id: string; label: string }[];
}

const belongsTo = ({ id, coreId }: { id: string; coreId: string }, plotId: string) =>
  id === plotId || coreId === plotId;

/** The id of the file to read. An index that could not be read cannot deny a variant that the URL names. */
function wantedId(index: readonly PlotIndexEntry[], { plotId, variantId, viewer, release }: PlotRequest): string {
  const candidates = visibleItems(index, viewer, release).filter((entry) => belongsTo(entry, plotId));
  const wanted = variantId === undefined ? candidates[0] : candidates.find(({ id }) => id === variantId);
  const id = wanted?.id ?? (index.length === 0 ? variantId : undefined);
  if (id === undefined) throw new NotFoundError(texts.page.notFound);
  return id;
}

async function readVisiblePlot(read: ReadJson, id: string, { plotId, viewer, release }: PlotRequest): Promise<Plot> {
  const plot = await readPlot(read, id);
  const mayBeSeen = belongsTo(plot, plotId) && isVisible(plot.recordInfo ?? {}, viewer, release);
  if (!mayBeSeen) throw new NotFoundError(texts.page.notFound);
  return plot;
}

/** Reads what a plot page shows. Whatever goes wrong, it rejects with a NotFoundError that reads as docs/product.md#error-texts says. */
export async function loadPlot(
  read: ReadJson,
  index: readonly PlotIndexEntry[],
  request: PlotRequest,
): Promise<PlotFiles> {
  try {
    const plot = await readVisiblePlot(read, wantedId(index, request), request);
    const siblings = visibleItems(index, request.viewer, request.release).filter(
      ({ coreId }) => coreId === plot.coreId,
    );
    return { plot, variants: siblings.map(({ id, variantLabel }) => ({ id, label: variantLabel ?? id })) };
  } catch (cause) {
    throw cause instanceof NotFoundError ? cause : new NotFoundError(texts.page.notFound, { cause });
  }
}
