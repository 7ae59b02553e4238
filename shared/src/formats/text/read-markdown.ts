import { HtmlRenderer, Parser } from 'commonmark';
import type { MarkedText, TextImage, TextLink } from './marked-text';
import { withoutObsidianMarks } from './obsidian-marks';
import { readHtml } from './read-html';
import { readPlain } from './read-plain';

/** Its parser looks at the rest of a paragraph for each of these anew. */
const MAX_LINKS_OF_PARAGRAPH = 2_000;
const COMMENT = /%%([^]*?)%%/g;
const FENCE = /^(?: {0,3})(`{3,}|~{3,})[^]*?(?:^ {0,3}\1|(?![^]))/gm;

const hasTooManyLinks = (source: string): boolean =>
  source.length > MAX_LINKS_OF_PARAGRAPH &&
  source.split(/\n\s*\n/).some((paragraph) => paragraph.split('](').length > MAX_LINKS_OF_PARAGRAPH);

/** Takes comments of Obsidian out, but not what stands in code. */
function withoutComments(source: string, comments: string[]): string {
  const outside = (text: string) =>
    text.replace(COMMENT, (_all, comment: string) => {
      if (comment.trim() !== '') comments.push(comment.trim());
      return '';
    });
  let done = '';
  let from = 0;
  if (!source.includes('%%')) return source;
  for (const { 0: code, index } of source.matchAll(FENCE)) {
    done += outside(source.slice(from, index)) + code;
    from = index + code.length;
  }
  return done + outside(source.slice(from));
}

/** Makes plain sections of Markdown, with the marks of Obsidian: its wiki links, embeds, callouts, highlights and comments. */
export function readMarkdown(source: string): MarkedText {
  const comments: string[] = [];
  const links: TextLink[] = [];
  const images: TextImage[] = [];
  const visible = withoutComments(source.replace(/\r\n?/g, '\n'), comments);
  if (hasTooManyLinks(visible))
    return { ...readPlain(visible), notes: ['A paragraph has too many links: the text is kept as it is written.'] };
  const html = new HtmlRenderer({ softbreak: '<br />' }).render(new Parser().parse(visible));
  const marked = readHtml(html, (block) => withoutObsidianMarks(block, links, images));
  return {
    ...marked,
    links: [...marked.links, ...links],
    images: [...marked.images, ...images],
    comments: [...comments, ...marked.comments],
  };
}
