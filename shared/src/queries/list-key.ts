/** How the keys of whole lists begin. */
export const LISTS = 'list';

/** How the keys of what a page shows of a list begin; that of the list follows. */
export const LIST_STARTS = 'list-start';
export const FEATURED = 'featured';
export const CARDS = 'cards';

/** Whether a query is a whole list of the catalogue, which never travels in a page: that grows with the catalogue. */
export const isListKey = ([kind]: readonly unknown[]): boolean => kind === LISTS;
