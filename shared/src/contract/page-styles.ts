/** The chunk that holds the styles of all pages and widgets of a remote whose code is a chunk of its own. */
export const PAGE_STYLES = 'page-styles';
