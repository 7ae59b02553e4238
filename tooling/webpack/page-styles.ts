import type { Chunk } from 'webpack';

/** The chunk that holds the styles of all pages and widgets of a remote whose code is a chunk of its own (lazyPage). */
const PAGE_STYLES = 'page-styles';

/**
 * Puts the styles of all pages of a remote into one sheet: what two of them have in common must not come a second time, behind what
 * overrides it.
 */
export const pageStyles = {
  type: 'css/mini-extract',
  chunks: ({ name }: Pick<Chunk, 'name'>) => /^(page|widget)-/.test(name ?? ''),
  name: PAGE_STYLES,
  enforce: true,
};

/**
 * Gives the styles of the atlas, which the other pages of its remote do without, a sheet of their own. Its pages name the sheet (lazyPage),
 * and have it in their HTML, while the code comes later.
 */
export const atlasStyles = {
  type: 'css/mini-extract',
  chunks: ({ name }: Pick<Chunk, 'name'>) => name === 'atlas',
  name: 'atlas-styles',
  enforce: true,
};

/** Whether a file is that sheet, which comes with the remote: the HTML of a page is styled before its code has come. */
export const isPageStyles = (file: string) => file.startsWith(`${PAGE_STYLES}.`) && file.endsWith('.css');
