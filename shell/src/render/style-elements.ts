import type { DeployedSite } from '@otherfolk/shared/contract/rendering';
import type { RemoteAssets } from '../page-state/remote-assets';
import { escapeAttribute } from './escape-attribute';

interface StyleElements {
  /** The lines of the HTML, one for each element. */
  pieces: string[];
  /** The styles in the page itself, element by element, which its policy has to allow. */
  texts: string[];
}

/**
 * The styles of a page, the shell's before those of its remotes: the texts themselves, as nothing is painted before they are there.
 * One whose text cannot stand in a page is linked. `integrityOf` gives the attributes with which a link insists on its content.
 */
export function styleElements(
  site: Pick<DeployedSite, 'styles' | 'inlineStyles' | 'remotes'>,
  known: readonly RemoteAssets[],
  integrityOf: (url: string) => string,
): StyleElements {
  const inlineStyles = Object.assign(
    {},
    site.inlineStyles,
    ...Object.values(site.remotes).map((remote) => remote?.inlineStyles),
  ) as Record<string, string>;
  // A remote's own loader looks for its sheets by the names of their files, and loads none again.
  const styles = [
    ...site.styles.map((url) => ({ url, name: '' })),
    ...known.flatMap((assets) =>
      assets.styles.map(({ url, file }) => ({ url, name: ` data-href="${escapeAttribute(file)}"` })),
    ),
  ];
  const elements = styles.map(({ url, name }) => {
    const text = inlineStyles[url];
    return text === undefined
      ? { pieces: [`<link rel="stylesheet" href="${escapeAttribute(url)}"${name}${integrityOf(url)}>\n`] }
      : { pieces: [`<style${name}>`, text, '</style>\n'], text };
  });
  return {
    pieces: elements.flatMap(({ pieces }) => pieces),
    texts: elements.flatMap(({ text }) => text ?? []),
  };
}
