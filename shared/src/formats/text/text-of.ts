import { bbcodeToHtml } from './bbcode-to-html';
import type { MarkedText, Markup } from './marked-text';
import { readHtml } from './read-html';
import { readMarkdown } from './read-markdown';
import { readPlain } from './read-plain';

const READERS: Readonly<Record<Markup, (source: string) => MarkedText>> = {
  html: (source) => readHtml(source),
  bbcode: (source) => readHtml(bbcodeToHtml(source)),
  markdown: readMarkdown,
  plain: readPlain,
};

/** The words of a source as plain text, divided by its headings. */
export const sectionsOf = (markup: Markup, source: string): MarkedText => READERS[markup](source);

/** The words of a source as one plain text; a heading is a paragraph of it. */
export function textOf(markup: Markup, source: string): Omit<MarkedText, 'sections'> & { text: string } {
  const { sections, ...rest } = sectionsOf(markup, source);
  const text = sections
    .flatMap(({ heading, text: words }) => [heading, words])
    .filter((part) => part !== '')
    .join('\n\n');
  return { text, ...rest };
}
