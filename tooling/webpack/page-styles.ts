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

interface Stats {
  exposes: { assets: { css: { sync: string[]; async: string[] } } }[];
}

/** Lists that sheet in the manifest among what comes with the remote: the HTML of a page is styled before its code has come. */
export function listPageStyles({ stats }: { stats: Stats }): void {
  for (const { assets } of stats.exposes) {
    const { sync, async } = assets.css;
    const isOfPages = (file: string) => file.startsWith(`${PAGE_STYLES}.`);
    assets.css = {
      sync: [...sync, ...async.filter(isOfPages)],
      async: async.filter((file) => !isOfPages(file)),
    };
  }
}
