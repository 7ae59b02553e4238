import type { Format } from '../source/format';
import type { SourceFile } from '../source/source-file';
import type { Source, SourceItem } from '../source/source-item';
import { steadyWork } from './source-files';
import { wordsOf } from './words-of';

/** Everything that a format reads of files. */
export async function readAll(format: Format, files: readonly SourceFile[]): Promise<Source> {
  const recognized = await format.recognise(files, steadyWork());
  const sources = await Promise.all(recognized.map((each) => each.read(steadyWork())));
  return { items: sources.flatMap(({ items }) => items), problems: sources.flatMap(({ problems }) => problems) };
}

const textsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => [key, ...textsIn(part)]);
  return value === undefined ? [] : [String(value)];
};

const counted = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The words that items write into files: with their places, as names of sheets are words of the source, too. */
const writtenWords = (items: readonly SourceItem[]): string[] =>
  items.flatMap(({ values, links, name, label }) => [
    ...values.flatMap(({ to, value }) => (to ? wordsOf([...to, ...textsIn(value)].join(' ')) : [])),
    ...links.flatMap((link) => wordsOf(textsIn([link.name, link.words, link.text]).join(' '))),
    ...wordsOf(`${name} ${label ?? ''}`),
  ]);

/** The share of the words of texts that arrive, word for word and as often as they stand there; and which do not. */
export function arrived(texts: readonly string[], items: readonly SourceItem[]): { share: number; missing: string[] } {
  const written = counted(writtenWords(items));
  const source = texts.flatMap(wordsOf);
  const missing = source.filter((word) => {
    const left = written.get(word) ?? 0;
    written.set(word, left - 1);
    return left <= 0;
  });
  return { share: source.length === 0 ? 1 : 1 - missing.length / source.length, missing };
}

/** The values that no line of the review tells of: each has a place and what is written there, or a sentence. */
export const untold = (items: readonly SourceItem[]) =>
  items.flatMap(({ values }) => values.filter(({ to, value, note }) => (to ? value === undefined : !note)));
