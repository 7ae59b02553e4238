import type { Mount } from '@otherfolk/shared/contract/remotes';
import type { Viewer } from '@otherfolk/shared/domain/viewer';

/** Who may enter a mount; those that are not named are for everybody. */ // docs/product.md#roles-and-flags
export const guards: Partial<Record<Mount, Viewer['memType'][]>> = { admin: ['a'], editor: ['a', 'e'] };
