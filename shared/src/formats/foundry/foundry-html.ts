import { textOf } from '../text/text-of';

const HTML = /<\/?[a-z][^>]*>|&[a-z]+;/i;

/** Mentions of other documents with what they show: `@UUID[Actor.x]{Elena}`. */
const MENTION = /@(?:UUID|Actor|Item|JournalEntry|Scene|RollTable|Macro|Compendium|Embed)\[([^\]]*)\](?:\{([^}]*)\})?/g;

const SECRET = /<section[^>]*class=["'][^"']*\bsecret\b[^"']*["'][^>]*>([^]*?)<\/section>/gi;

/** A text of Foundry as ours: HTML becomes words, and what is for the game master alone stands apart. */
export function foundryText(source: string): { text: string; secrets: string[]; note?: string } {
  const secrets: string[] = [];
  const open = source.replace(SECRET, (_, inside: string) => {
    secrets.push(inside);
    return '';
  });
  const words = open.replace(MENTION, (_, target: string, label?: string) => label ?? target.split('.').at(-1) ?? '');
  const read = HTML.test(words) ? textOf('html', words) : { text: words, notes: [] };
  return {
    text: read.text.trim(),
    secrets: secrets.map((secret) => textOf('html', secret).text).filter(Boolean),
    ...(read.notes.length > 0 && { note: read.notes.join(' ') }),
  };
}
