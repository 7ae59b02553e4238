import { FRESH_MS } from '@otherfolk/shared/queries/freshness';

/** The options of a query whose data never changes under its key, as long as nothing was released. */
export const lasting = { staleTime: FRESH_MS, gcTime: Infinity, structuralSharing: false } as const;
