/** The most characters that the first words have. */
const MAX_LENGTH = 180; // docs/product.md#link-cards

const MAX_SENTENCES = 2; // docs/product.md#link-cards

const CUT = '…';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text that has no blank to be cut at, in whole letters, as far as there is room. */
function cutAnywhere(text: string): string {
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (kept.length + segment.length > MAX_LENGTH) break;
    kept += segment;
  }
  return kept;
}

/** How a text begins: one or two sentences, or a part of one that is cut at a word. */
export function firstWords(text: string): string {
  const line = text
    .slice(0, 10 * MAX_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  let begin = '';
  for (const { segment } of [...sentences.segment(line)].slice(0, MAX_SENTENCES)) {
    if ((begin + segment).trimEnd().length > MAX_LENGTH) break;
    begin += segment;
  }
  if (begin !== '') return begin.trimEnd();
  if (line.length <= MAX_LENGTH) return line;
  const blank = line.lastIndexOf(' ', MAX_LENGTH);
  return (blank > 0 ? line.slice(0, blank).replace(/[\s,;:–—-]+$/, '') : cutAnywhere(line)) + CUT;
}
