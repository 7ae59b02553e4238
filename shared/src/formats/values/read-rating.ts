/** The words of content ratings, by the ratings of docs/data-contract.md#3-character-core. */
const WORDS: readonly (readonly string[])[] = [
  [
    'everyone',
    'everybody',
    'all ages',
    'all',
    'general',
    'g',
    'pg',
    'sfw',
    'safe',
    'safe for work',
    'clean',
    'k',
    'no',
    'false',
    'none',
  ],
  ['teen', 'teens', 't', 'pg-13', 'pg13', '12+', '13+', 'suggestive', 'k+'],
  ['mature', 'm', 'r', '16+', '17+', 'questionable', 'moderate', 'limited'],
  [
    'explicit',
    'nsfw',
    'not safe for work',
    '18+',
    'r18',
    'r-18',
    'nc-17',
    'adult',
    'adults',
    'adult only',
    'adults only',
    'ao',
    'x',
    'xxx',
    'ma',
    'limitless',
    'yes',
    'true',
  ],
];

const RATINGS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((words, rating) => [String(rating), ...words].map((word) => [word, rating] as const)),
);

/** The content rating that a word such as `nsfw`, `Mature` or `18+` stands for, from 0 to 3. */
export const readRating = (source: string): number | undefined =>
  RATINGS.get(
    source
      .trim()
      .replace(/^rated:? /i, '')
      .replace(/\s+/g, ' ')
      .toLowerCase(),
  );
