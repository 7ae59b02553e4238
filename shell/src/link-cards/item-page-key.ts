import type { QueryKey } from '@tanstack/react-query';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import type { ItemLink } from './item-link';

/**
 * The key under which the page of an item keeps what it shows to a viewer, as its remote names it. A link that is pointed at brings it
 * there, for visitors and members alike (prefetch-page.ts): its card asks for nothing itself.
 */
export function itemPageKey(
  { folder, id, variantId }: ItemLink,
  viewer: Viewer,
  release: number | undefined,
): QueryKey {
  const { one, versions } = ITEM_KINDS[folder];
  const named = versions === 'none' ? [one, id] : [one, id, variantId];
  return [...named, audienceKey(viewer), release];
}
