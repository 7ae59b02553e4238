import type { QueryClient } from '@tanstack/react-query';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { isImageIndexKey } from '@otherfolk/shared/queries/known-image-index';
import type { PageData } from '../page-state/page-data';

/**
 * Adds the sizes of images that came with a page to those that are known. A size that was known stays the same object, so that its image
 * need not be drawn again, unless words come for the image.
 */
export function addImageSizes(client: QueryClient, { queries }: PageData): void {
  const { data, dataUpdatedAt = 1 } = client.getQueryState<ImageIndex>(imageIndexQuery.queryKey) ?? {};
  const isKnown = ([file, { alt }]: [string, ImageIndex[string]]) => data?.[file] && (!alt || data[file].alt);
  const sizes = queries.filter(({ queryKey }) => isImageIndexKey(queryKey)).map((query) => query.data as ImageIndex);
  const added = sizes.flatMap((each) => Object.entries(each)).filter((size) => !isKnown(size));
  // All images of the page look at it again.
  if (sizes.length === 0 || (data && added.length === 0)) return;
  client.setQueryData(
    imageIndexQuery.queryKey,
    { ...data, ...Object.fromEntries(added) },
    { updatedAt: dataUpdatedAt || 1 },
  );
}
