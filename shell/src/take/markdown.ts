import { escapeMarkdown } from '@otherfolk/shared/formats/markdown/escape-markdown';
import type { Block, Span, TakenPage } from './taken-page';

/** Strong text begins and ends with a letter: a space inside of the marks would show them. */
const strong = (text: string): string => text.replace(/\S(?:[^]*\S)?/, '**$&**');

function spanText({ text, isStrong, href }: Span): string {
  const escaped = escapeMarkdown(text);
  const marked = isStrong ? strong(escaped) : escaped;
  return href ? `[${marked}](<${href.replace(/[<>\\]/g, encodeURIComponent)}>)` : marked;
}

const indented = (text: string): string => text.replace(/\n(?=.)/g, '\n  ');

function blockText(block: Block, lineBreak: string): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text).replace(/\n/g, ' ')}`;
    case 'paragraph':
      return block.spans.map(spanText).join('').replace(/\n/g, lineBreak);
    case 'list':
      return block.items.map((item) => `- ${indented(blocksText(item, lineBreak))}`).join('\n');
    case 'terms':
      return block.rows
        .map(([term, value]) => `- **${escapeMarkdown(term)}:** ${indented(escapeMarkdown(value))}`)
        .join('\n');
  }
}

/** Blocks as Markdown; `lineBreak` ends a line inside of a paragraph. */
export const blocksText = (blocks: readonly Block[], lineBreak = '\\\n'): string =>
  blocks.map((block) => blockText(block, lineBreak)).join('\n\n');

/** A page as CommonMark, with its address at the end. */
export function markdownOf({ title, label, address, sections }: TakenPage): string {
  const parts = [
    `# ${escapeMarkdown(title)}`,
    ...(label ? [`**${escapeMarkdown(label)}**`] : []),
    ...sections.flatMap(({ heading, blocks }) => [`## ${escapeMarkdown(heading)}`, blocksText(blocks)]),
    `<${address}>`,
  ];
  return `${parts.join('\n\n')}\n`;
}
