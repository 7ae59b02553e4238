import type { ListPublicPages } from '@otherfolk/contract';

/** The pages that everybody may see: they are rendered beforehand. */
export const listPublicPages: ListPublicPages = () => Promise.resolve(['/my-remote']);
