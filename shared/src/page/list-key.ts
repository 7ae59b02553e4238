/** How the keys of whole lists begin. */
export const LISTS = 'list';

/** Whether a query is a whole list of the catalogue, which never travels in a page: that grows with the catalogue. */
export const isListKey = ([kind]: readonly unknown[]): boolean => kind === LISTS;
