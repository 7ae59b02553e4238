import type { SourceLink } from '../source/source-item';
import { wikiLink } from '../text/obsidian-marks';
import { textOf } from '../text/text-of';

const LINK = /\[\[([^[\]\n]+)\]\]|\[([^[\]\n]+)\]\(<?([^()\s<>]+\.md)>?\)/;
/** Longer words are no name of a relation, but a text. */
const MAX_WORDS = 40;

const plain = (markdown: string): string =>
  textOf('markdown', markdown)
    .text.replace(/\s*\n\s*/g, '\n')
    .trim();
const bare = (text: string): string => text.replace(/^[\s.,:–—-]+|[\s:–—-]+$/gu, '').trim();

/** The name and the place of a link in Markdown. */
export function linkIn(text: string): { name: string; target: string; before: string; after: string } | undefined {
  const match = LINK.exec(text);
  if (!match) return undefined;
  const [all, wiki, words = '', address = ''] = match;
  const { text: name, target } = wiki === undefined ? { text: words, target: decoded(address) } : wikiLink(wiki);
  return { name, target, before: text.slice(0, match.index), after: text.slice(match.index + all.length) };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A relation that an item of a list states: `Sister: [[Mara]]`, `[[Mara]] (sister) – the words`. Undefined without a link. */
export function relationIn(
  item: string,
): (Pick<SourceLink, 'name' | 'words' | 'text'> & { target: string }) | undefined {
  const link = linkIn(item);
  if (!link) return undefined;
  const before = bare(plain(link.before));
  // Words in parentheses right behind the name are those of the relation.
  const [, inside, behind = ''] = /^\s*\(([^()]*)\)([^]*)$/.exec(link.after) ?? [undefined, undefined, link.after];
  const after = bare(plain(behind));
  const isShort = after.length <= MAX_WORDS && !/[.!?\n]/.test(after);
  const [words, text] =
    before !== ''
      ? [before, [inside, after].filter(Boolean).join('\n')]
      : inside !== undefined
        ? [inside, after]
        : isShort
          ? [after, '']
          : dashed(after);
  return { name: link.name, target: link.target, ...(words ? { words: words.trim() } : {}), ...(text ? { text } : {}) };
}

/** 'sister. She left early' and 'sister – she left early' begin with the words of the relation. */
function dashed(text: string): [string, string] {
  const [, words = '', rest = ''] = /^([^.:–—\n]{1,40})(?:[.:–—]|\n| - )\s*([^]+)$/.exec(text) ?? [];
  return words.split(' ').length <= 5 && words !== '' ? [words, rest] : ['', text];
}
