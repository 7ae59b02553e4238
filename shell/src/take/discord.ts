import { escapeMarkdown } from '@otherfolk/shared/formats/markdown/escape-markdown';
import { blocksText } from './markdown';
import type { TakenPage } from './taken-page';

/** The most characters of a post on Discord, for members who have not paid for more. */
export const MAX_POST = 2000; // docs/formats.md#discord

/** The mark of a post that leaves something out. */
const CUT = ' …';

/** The end of a sentence, with what closes it, or of a paragraph. */
const ENDS = /[.!?…]["'”’»)\]*]*(?=\s|$)|(?=\n\n)/g;

/** Headings at the end of a text, which nothing follows. */
const LAST_HEADINGS = /(?:(?:^|\n\n)(?:\*\*[^\n]*\*\*|### [^\n]*))+$/;

/** The longest beginning of a text in whole sentences, at most so long; empty where the first sentence is longer. */
function wholeSentences(text: string, most: number): string {
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(ENDS)) {
    if (index + mark.length > most) break;
    end = index + mark.length;
  }
  return text.slice(0, end).replace(LAST_HEADINGS, '');
}

/** A page as one post: from its beginning, whole sentences as far as there is room, and its address. */
export function discordPostOf({ title, label, address, sections }: TakenPage): string {
  const head = `**${escapeMarkdown(title)}**${label ? ` | ${escapeMarkdown(label)}` : ''}`;
  // Discord adds no preview to an address between these marks.
  const foot = `<${address}>`;
  const body = sections
    .flatMap(({ heading, blocks }) => [`**${escapeMarkdown(heading)}**`, blocksText(blocks, '\n')])
    .join('\n\n')
    // The post has headings of three levels alone.
    .replace(/^#{4,6} (.*)$/gm, '**$1**');
  const room = MAX_POST - head.length - foot.length - '\n\n'.length * 2;
  if (body.length <= room) return [head, body, foot].filter(Boolean).join('\n\n');
  const beginning = wholeSentences(body, room - CUT.length);
  return [head, beginning && beginning + CUT, foot].filter(Boolean).join('\n\n');
}
