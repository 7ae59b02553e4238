import { type Block, plainOf, type TakenPage } from './taken-page';

const indented = (text: string): string => text.replace(/\n(?=.)/g, '\n  ');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return plainOf(block.spans);
    case 'list':
      return block.items.map((item) => `- ${indented(blocksText(item))}`).join('\n');
    case 'terms':
      return block.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
  }
}

const blocksText = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n\n');

const underlined = (text: string, line: string): string => `${text}\n${line.repeat(Math.max(text.length, 1))}`;

/** A page as text without any marks, with its address at the end. */
export function plainTextOf({ title, label, address, sections }: TakenPage): string {
  const parts = [
    underlined(title, '='),
    ...(label ? [label] : []),
    ...sections.flatMap(({ heading, blocks }) => [underlined(heading, '-'), blocksText(blocks)]),
    address,
  ];
  return `${parts.join('\n\n')}\n`;
}
