import type { Block, Span, TakenPage } from './taken-page';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter).replace(/\n/g, '<br>');

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

function spanText({ text, isStrong, href }: Span): string {
  const escaped = escapeHtml(text);
  const marked = isStrong ? element('strong', escaped) : escaped;
  return href ? `<a href="${escapeHtml(href)}">${marked}</a>` : marked;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, escapeHtml(block.text));
    case 'paragraph':
      return element('p', block.spans.map(spanText).join(''));
    case 'list':
      return element('ul', `\n${block.items.map((item) => element('li', itemText(item))).join('\n')}\n`);
    case 'terms':
      return element(
        'dl',
        `\n${block.rows.map(([term, value]) => element('dt', escapeHtml(term)) + element('dd', escapeHtml(value))).join('\n')}\n`,
      );
  }
}

/** An item of one paragraph stands in its list without one. */
function itemText(item: readonly Block[]): string {
  const [only, ...others] = item;
  return only?.kind === 'paragraph' && others.length === 0 ? only.spans.map(spanText).join('') : blocksText(item);
}

const blocksText = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n');

/** A page as HTML without styles, scripts and classes, for a page or a post of one's own; its address stands at the end. */
export function htmlOf({ title, label, address, sections }: TakenPage): string {
  const parts = [
    element('h1', escapeHtml(title)),
    ...(label ? [element('p', element('em', escapeHtml(label)))] : []),
    ...sections.flatMap(({ heading, blocks }) => [element('h2', escapeHtml(heading)), blocksText(blocks)]),
    element('p', spanText({ text: address, href: address })),
  ];
  return `${parts.join('\n')}\n`;
}
