import { FRESH_MS } from '@otherfolk/shared/queries/freshness';

/** What never changes under its key, as long as nothing was released. */
export const lasting = { staleTime: FRESH_MS, gcTime: Infinity, structuralSharing: false } as const;
