import { diffArrays } from 'diff';
import type { TextBlock } from './text-blocks';

/** A run of a text, and whether it stands in the other text, too. */
interface Run {
  text: string;
  differs: boolean;
}

export interface MarkedBlock {
  kind: TextBlock['kind'];
  runs: Run[];
}

/** The most words that come and go. Beyond it two texts are told to differ, and their words are not marked. */
const MAX_EDITS = 200; // docs/product.md#constants

/** A text with fewer words of the other is another text: marks on nearly all of it would say nothing. */
const LEAST_IN_COMMON = 1 / 3; // docs/product.md#constants

/** A word, a mark of punctuation, or blanks. */
const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|\s+|[^\s\p{L}\p{M}\p{N}]/gu;

const isBlank = (token: string) => token.trim() === '';

const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];

/** Each block begins with a token of its own, so that no run of equal words crosses from one into the next. */
const BLOCK = '\n';

const wordsOf = (blocks: readonly (readonly string[])[]): string[] =>
  blocks.flatMap((tokens) => [BLOCK, ...tokens.filter((token) => !isBlank(token))]);

const HAS_LETTERS = /[\p{L}\p{N}]/u;

/** The share of a text's words that the other text has, too, in whatever order. */
function partInCommon(tokens: readonly string[], others: readonly string[]): number {
  const words = tokens.filter((token) => HAS_LETTERS.test(token));
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}

/** Says of each word, in order, whether it differs from the other text; undefined where that would be too much to find out, or to read. */
function differingWords(words: readonly string[], others: readonly string[]): boolean[] | undefined {
  if (partInCommon(words, others) < LEAST_IN_COMMON) return undefined;
  const changes = diffArrays([...others], [...words], { maxEditLength: MAX_EDITS });
  return changes?.flatMap(({ added, removed, value }) => (removed ? [] : value.map(() => added)));
}

function runsOf(tokens: readonly string[], differs: () => boolean): Run[] {
  const runs: Run[] = [];
  const pending = { blank: '' };
  for (const token of tokens) {
    if (isBlank(token)) {
      pending.blank += token;
      continue;
    }
    const isOther = differs();
    const last = runs.at(-1);
    if (last?.differs === isOther) last.text += pending.blank + token;
    else {
      // Blanks between a run that differs and one that does not belong to neither: they go where nothing is marked.
      if (last && isOther) last.text += pending.blank;
      runs.push({ text: (last && isOther ? '' : pending.blank) + token, differs: isOther });
    }
    pending.blank = '';
  }
  return runs;
}

/**
 * The blocks of a text with the words marked that are not those of the other one. Undefined where the words are not marked: there is no
 * other text, the two have little in common, or telling them apart would take too long.
 */
export function markWords(blocks: readonly TextBlock[], others: readonly TextBlock[]): MarkedBlock[] | undefined {
  if (others.length === 0) return undefined;
  const tokens = blocks.map(({ text }) => tokensOf(text));
  const differing = differingWords(wordsOf(tokens), wordsOf(others.map(({ text }) => tokensOf(text))));
  if (!differing) return undefined;
  let at = 0;
  return blocks.map(({ kind }, index) => {
    at++;
    return { kind, runs: runsOf(tokens[index] ?? [], () => differing[at++] ?? true) };
  });
}
