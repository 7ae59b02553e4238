import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { readBaseAge } from '@otherfolk/shared/hooks/use-base-age';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { isRatingLifted } from '@otherfolk/shared/storage/lifted-ratings';
import type { ItemAddress } from '../item-at-address';
import type { AsShown } from './as-shown';
import { readItemFiles } from './read-item-files';

/** The reader of this page, now. */
export const asShownNow = (): AsShown => ({
  baseAge: readBaseAge(),
  today: localDayOf(new Date()),
  isLifted: isRatingLifted,
});

/** Pages show admins what their flags open, and so do files that are taken of them. */
const asReader = (viewer: Viewer): Viewer => ({ ...viewer, memType: 'm' });

/** The files of an item, as its reader sees it; a life alone, or with the person's others. They are read anew for each dialog, as ratings may be lifted and ages set between. */
export const itemFilesQuery = (address: ItemAddress, viewer: Viewer, lives: 'alone' | 'all' = 'all') =>
  queryOptions({
    queryKey: ['take', address.folder, address.id, address.variantId, lives, audienceKey(asReader(viewer))],
    queryFn: ({ meta }) => readItemFiles(shellContextOf(meta).read, address, asShownNow(), lives),
    staleTime: 0,
    gcTime: 0,
  });
