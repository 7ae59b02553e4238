import type { ListPublicPages } from '@otherfolk/contract';

/** The page that everybody may see: it is rendered beforehand. */
export const listPublicPages: ListPublicPages = () => Promise.resolve(['/map']);
