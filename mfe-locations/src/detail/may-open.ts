import type { Staged } from '@otherfolk/shared/domain/release';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible } from '@otherfolk/shared/domain/visibility';

/** Viewers who may see a location may open it, and an admin may open every one: docs/product.md#location-page. */
export const mayOpen = (location: Staged, viewer: Viewer, release: number): boolean =>
  viewer.memType === 'a' || isVisible(location, viewer, release);
