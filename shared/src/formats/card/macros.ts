/** The character, and whoever plays with it, as front ends write them: `{{char}}`, `{user}`, `<BOT>`. */
const CHARACTER = /\{\{?\s*(?:char|bot)\s*\}\}?|<(?:char|bot)>/giu;
const PLAYER = /(?:\{\{?\s*user\s*\}\}?|<user>)(['’]s(?![\p{L}\p{N}]))?(?:(\s+)([\p{L}]+(?:['’]t)?))?/giu;

/** The end of a text behind which a sentence begins, or the line of a speaker. */
const BEGINNING = /(?:^|[.!?…]["'”’»)*_]*\s+|\n\s*)["'“‘«(*_]*$/u;

/** Words behind which somebody does something: 'when you walk', not 'to you walks'. */
const BEFORE_SUBJECT =
  /(?:,|\b(?:and|but|or|as|if|that|when|while|where|because|until|unless|before|after|how|what|why))\s+$/iu;

/** Verbs of the third person with those of the second. */
const VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

/** Words that end as verbs of the third person do, and are none. */
const NO_VERBS: ReadonlySet<string> = new Set(
  'always as across afterwards besides hers his its ours perhaps sometimes theirs this thus towards us yes yours'.split(
    ' ',
  ),
);

function verbOf(word: string, isSubject: boolean): string {
  const straight = word.replace('’', "'");
  const known = Object.hasOwn(VERBS, straight) ? VERBS[straight] : undefined;
  if (known !== undefined) return known;
  if (!isSubject || NO_VERBS.has(word) || !/^\p{Ll}{2,}[^s\P{L}]s$/u.test(word)) return word;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|z|ss|o)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** A text of a card in which the character has its name, and whoever plays with it is 'you'. */
export function withoutMacros(text: string, name: string): string {
  const named = text.replace(CHARACTER, () => name);
  return named.replace(
    PLAYER,
    (_, possessive: string | undefined, space: string | undefined, word: string | undefined, at: number) => {
      const before = named.slice(Math.max(0, at - 20), at);
      const begins = BEGINNING.test(at > 20 ? `x${before}` : before);
      const pronoun = possessive === undefined ? 'you' : 'your';
      const isSubject = possessive === undefined && (begins || BEFORE_SUBJECT.test(before));
      const next = possessive === undefined ? verbOf(word ?? '', isSubject) : (word ?? '');
      return `${begins ? `Y${pronoun.slice(1)}` : pronoun}${space ?? ''}${next}`;
    },
  );
}
