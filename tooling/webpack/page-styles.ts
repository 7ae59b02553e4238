import type { Chunk } from 'webpack';
import { PAGE_STYLES } from '@otherfolk/shared/contract/federation-names';

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
