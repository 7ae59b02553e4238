import { isJsonRecord } from '../../domain/json-record';
import type { Source } from '../source/source-item';
import { wordsOf } from './words-of';

const wordsIn = (text: string): string[] => wordsOf(text.toLowerCase());

/** All texts of a value, at any depth; keys are texts, too. */
export function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(allTexts);
  return isJsonRecord(value) ? Object.entries(value).flatMap(([key, part]) => [key, ...allTexts(part)]) : [];
}

/** The share of the words of these texts, each as often as it stands there, that a source brings into files of ours. */
export function shareOfWords(texts: readonly string[], { items }: Source): number {
  const arrived = new Map<string, number>();
  const brought = items.flatMap(({ values, links, images }) => [
    ...values.flatMap(({ to, value }) => [...(to ?? []), ...allTexts(value)]),
    ...links.flatMap(({ name, words, text }) => [name, words ?? '', text ?? '']),
    ...images.map(({ alt }) => alt ?? ''),
  ]);
  for (const word of brought.flatMap(wordsIn)) arrived.set(word, (arrived.get(word) ?? 0) + 1);
  const words = texts.flatMap(wordsIn);
  const found = words.filter((word) => {
    const left = arrived.get(word) ?? 0;
    arrived.set(word, left - 1);
    return left > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}

/** The share of words that has to arrive of what people have written, in every format. */
const LEAST_SHARE = 0.95;

/** Expects that the words of these texts arrive, and that the review tells of each of them. */
export function expectCounted(texts: readonly string[], source: Source): void {
  expect(shareOfWords(texts, source)).toBeGreaterThanOrEqual(LEAST_SHARE);
  expect(unaccounted(texts, source)).toEqual([]);
}

/** The texts of a source that no line of the review has, and the lines that say neither where the value went nor why it did not. */
export function unaccounted(texts: readonly string[], { items, problems }: Source): string[] {
  const values = items.flatMap((item) => item.values);
  const said = [
    ...values.map(({ text }) => text),
    ...items.flatMap(({ images }) => images.map(({ alt }) => alt ?? '')),
    ...items.flatMap(({ links }) => links.flatMap(({ name, words, text }) => [name, words ?? '', text ?? ''])),
    ...problems.map(({ message }) => message),
  ]
    .flatMap(wordsIn)
    .join(' ');
  const silent = values.filter(({ to, value, note }) => (to ? value === undefined : !note)).map(({ from }) => from);
  return [...silent, ...texts.filter((text) => !said.includes(wordsIn(text).join(' ')))];
}
