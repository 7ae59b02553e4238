import type { Block, Span, TakenPage } from './taken-page';

/** A space without width keeps boards from reading a bracket of the text as the beginning of a tag. */
const NO_TAG = '\u200b';

/** A bracket that may begin a tag of a board. */
const TAG_START = /\[(?=\/?[a-z*])/gi;

const escapeBbcode = (text: string): string => text.replace(TAG_START, `[${NO_TAG}`);

function spanText({ text, isStrong, href }: Span): string {
  const escaped = escapeBbcode(text);
  const marked = isStrong ? `[b]${escaped}[/b]` : escaped;
  return href ? `[url=${href.replace(/[[\]]/g, encodeURIComponent)}]${marked}[/url]` : marked;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `[b]${escapeBbcode(block.text)}[/b]`;
    case 'paragraph':
      return block.spans.map(spanText).join('');
    case 'list':
      return `[list]\n${block.items.map((item) => `[*]${blocksText(item)}`).join('\n')}\n[/list]`;
    case 'terms':
      return block.rows.map(([term, value]) => `[b]${escapeBbcode(term)}:[/b] ${escapeBbcode(value)}`).join('\n');
  }
}

const blocksText = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n\n');

/** A page in the tags that phpBB, XenForo, MyBB and others share, with its address at the end. */
export function bbcodeOf({ title, label, address, sections }: TakenPage): string {
  const parts = [
    `[b]${escapeBbcode(title)}[/b]`,
    ...(label ? [`[i]${escapeBbcode(label)}[/i]`] : []),
    ...sections.flatMap(({ heading, blocks }) => [`[b][u]${escapeBbcode(heading)}[/u][/b]`, blocksText(blocks)]),
    `[url]${address}[/url]`,
  ];
  return `${parts.join('\n\n')}\n`;
}
