import { BLOCKS, INLINE, LEFT_OUT, WITHOUT_CONTENT } from './html-tags';
import { readHtmlTokens } from './html-tokens';
import type { MarkedText } from './marked-text';
import { normalized } from './normalized';
import { SectionWriter } from './section-writer';

const EXTERNAL = /^(?:https?:|mailto:)/i;
const RUNS = /^\s*(?:javascript|vbscript|data):/i;

type Attributes = ReadonlyMap<string, string>;

/** Makes plain sections of HTML. Nothing of it is ever drawn or run. */
export function readHtml(html: string, finishBlock?: (text: string) => string): MarkedText {
  const writer = new SectionWriter(finishBlock);
  const marked: MarkedText = { sections: [], links: [], images: [], comments: [], notes: [] };
  const notes = new Set<string>();
  /** The tag that is kept out, how often it stands inside itself, and whether anything follows it. */
  let leftOut = { tag: '', depth: 0 };
  let link: { target: string; words: string } | undefined;

  function write(words: string): void {
    if (link) link.words += words;
    writer.text(words);
  }

  function closeLink(): void {
    if (!link) return;
    const { target, words } = link;
    link = undefined;
    const text = normalized(words).replace(/\s+/g, ' ').trim();
    if (target === '' || target.startsWith('#')) return;
    if (RUNS.test(target)) {
      notes.add(`A link that runs something was left out: ‘${text}’.`);
      return;
    }
    marked.links.push({ text, target });
    if (EXTERNAL.test(target) && !isSaid(target, text)) writer.text(text === '' ? target : ` (${target})`);
  }

  function openLink(attributes: Attributes): void {
    closeLink();
    link = { target: (attributes.get('href') ?? '').trim(), words: '' };
  }

  function noteHandlers(tag: string, attributes: Attributes): void {
    for (const name of attributes.keys())
      if (/^on[a-z]/.test(name)) notes.add(`A script of a ‘${tag}’ was left out (${name}).`);
  }

  function leaveOut(tag: string, attributes: Attributes): void {
    const address = attributes.get('src') ?? attributes.get('data') ?? attributes.get('href');
    notes.add(`${LEFT_OUT[tag]} was left out${address ? `: ${address}` : ''}.`);
    if (!WITHOUT_CONTENT.has(tag)) leftOut = { tag, depth: 1 };
  }

  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    a: openLink,
    br: () => writer.lineBreak(),
    img: (attributes) => {
      const file = (attributes.get('src') ?? '').trim();
      if (file !== '') marked.images.push({ file, alt: attributes.get('alt') ?? '' });
    },
    pre: () => writer.openPreformatted(),
    ul: () => writer.openList(false),
    ol: (attributes) => writer.openList(true, Number.parseInt(attributes.get('start') ?? '', 10) || 1),
    li: () => writer.openItem(),
    table: () => writer.blockBreak(),
    tr: () => writer.openRow(),
    td: () => writer.openCell(),
    th: () => writer.openCell(),
  };
  const closed: Readonly<Record<string, () => void>> = {
    a: closeLink,
    p: () => writer.blockBreak(),
    pre: () => writer.closePreformatted(),
    ul: () => writer.closeList(),
    ol: () => writer.closeList(),
    li: () => writer.blockBreak(),
    table: () => writer.closeTable(),
    tr: () => writer.closeRow(),
    td: () => undefined,
    th: () => undefined,
  };
  const headingLevel = (tag: string): number => Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0);

  readHtmlTokens(html, {
    onOpen(tag, attributes, source) {
      if (leftOut.depth > 0) {
        if (tag === leftOut.tag) leftOut.depth += 1;
        return;
      }
      noteHandlers(tag, attributes);
      if (Object.hasOwn(LEFT_OUT, tag)) leaveOut(tag, attributes);
      else if (Object.hasOwn(opened, tag)) opened[tag]?.(attributes);
      else if (headingLevel(tag) > 0) writer.openHeading(headingLevel(tag));
      else if (BLOCKS.has(tag)) writer.blockBreak();
      // Words in angle brackets that are no tags of HTML are words, such as placeholders.
      else if (!INLINE.has(tag) && !tag.includes('-')) write(source);
    },
    onClose(tag, source) {
      if (leftOut.depth > 0) {
        if (tag === leftOut.tag) leftOut.depth -= 1;
        return;
      }
      if (Object.hasOwn(closed, tag)) closed[tag]?.();
      else if (headingLevel(tag) > 0) writer.closeHeading();
      else if (BLOCKS.has(tag)) writer.blockBreak();
      else if (!INLINE.has(tag) && !tag.includes('-') && !Object.hasOwn(LEFT_OUT, tag)) write(source);
    },
    onText(text) {
      if (leftOut.depth === 0) write(text);
    },
    onComment(text) {
      if (leftOut.depth === 0 && text.trim() !== '') marked.comments.push(normalized(text).trim());
    },
  });
  closeLink();
  return { ...marked, sections: writer.sections(), notes: [...notes] };
}

/** Whether the words of a link tell its address. */
function isSaid(target: string, text: string): boolean {
  const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:)(?:www\.)?/i, '').replace(/\/$/, '');
  return text !== '' && bare(text).includes(bare(target));
}
