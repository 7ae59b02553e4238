import { extensionOf } from '../source/source-file';
import type { TextImage, TextLink } from './marked-text';

const IMAGES: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp']);
const WIKI_LINK = /(!?)\[\[([^[\]\n]+)\]\]/g;
const HIGHLIGHT = /==(?=[^\s=])([^=\n]*[^\s=])==/g;
const STRUCK = /~~(?=[^\s~])([^~\n]*[^\s~])~~/g;
const CALLOUT = /^\[![^\]\n]+\][+-]? */;
const TASK = /^\[[ xX]\] /;
const BLOCK_ID = / \^[a-z0-9-]+$/i;
const DELIMITERS = /^[ |:-]*-[ |:-]*$/;

/** The parts of what stands in `[[…]]`: what it leads to, without the place in it, and the words that are shown. */
export function wikiLink(inside: string): TextLink {
  const [address = '', ...alias] = inside.split('|');
  const [page = '', ...place] = address.replace(/\\$/, '').split('#');
  const target = page.trim();
  const shown = alias.join('|').trim();
  return { target, text: shown || (target === '' ? place.join(' ').trim() : target) };
}

/** A table of Markdown as lines of `a | b`. */
function tableLines(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => index > 0 && line.includes('|') && DELIMITERS.test(line));
  if (at < 1) return text;
  const row = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim())
      .join(' | ');
  return lines.flatMap((line, index) => (index === at ? [] : index < at - 1 ? [line] : [row(line)])).join('\n');
}

/** Takes the marks of Obsidian out of a paragraph; its links and embedded images are told. */
export function withoutObsidianMarks(text: string, links: TextLink[], images: TextImage[]): string {
  const linked = text.replace(WIKI_LINK, (_all, embed: string, inside: string) => {
    const link = wikiLink(inside);
    if (embed !== '' && IMAGES.has(extensionOf(link.target))) {
      const [, alt = ''] = inside.split('|');
      images.push({ file: link.target, alt: /^\d+(?:x\d+)?$/.test(alt) ? '' : alt.trim() });
      return '';
    }
    if (link.target !== '') links.push(link);
    return link.text;
  });
  return tableLines(linked)
    .replace(HIGHLIGHT, '$1')
    .replace(STRUCK, '$1')
    .replace(CALLOUT, '')
    .replace(TASK, '')
    .replace(BLOCK_ID, '');
}
