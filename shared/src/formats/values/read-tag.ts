import type { Tag } from '../../domain/tags';

export type TagGroup = 'Gender' | 'Eye Color' | 'Hair Color';

/** The names of tags that the editors offer, each with words that say the same. */
const SYNONYMS: Readonly<Record<TagGroup, Readonly<Record<string, string>>>> = {
  Gender: {
    'Trans Girl': 'trans girl|trans woman|transwoman|trans female|transfemme|mtf|transgender woman',
    Femboy: 'femboy',
    Female: 'female|f|woman|girl|cis female|cis woman|cisgender woman|cisgender female|she|she/her|lady',
    Male: 'male|m|man|boy|cis male|cis man|cisgender man|cisgender male|he|he/him|guy',
    Nonbinary: 'nonbinary|non-binary|non binary|nb|enby|they|they/them',
  },
  'Eye Color': {
    Blue: 'blue',
    Brown: 'brown',
    Green: 'green',
    Hazel: 'hazel',
    'Gray Eyes': 'gray|grey|gray eyes|grey eyes',
  },
  'Hair Color': {
    Blonde: 'blonde|blond|golden blonde',
    Brunette: 'brunette|brown|chestnut|brown hair',
    Redhead: 'redhead|red|ginger|auburn|copper',
    Noirette: 'noirette|black|raven|jet black|jet-black',
    Pink: 'pink',
    White: 'white|snow white|snow-white',
  },
};

const byWord = Object.fromEntries(
  Object.entries(SYNONYMS).map(([group, names]) => [
    group,
    new Map(Object.entries(names).flatMap(([name, words]) => words.split('|').map((word) => [word, name] as const))),
  ]),
) as Record<TagGroup, Map<string, string>>;

const NOUNS = /\s+(?:eyes?|hair|haired|eyed)$/i;

const MAX_OWN_NAME = 24;

const capitalizedWord = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The tag of a gender, or of a colour of eyes or hair, in the words of the editors where they have it. `isWhole` says whether the tag tells
 * all that the text tells; where it does not, the words are to be kept as well.
 */
export function readTag(group: TagGroup, source: string): { tag: Tag; isWhole: boolean } | undefined {
  const text = source.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
  const word = text.toLowerCase();
  const known = byWord[group].get(word) ?? byWord[group].get(word.replace(NOUNS, ''));
  if (known) return { tag: { group, name: known }, isWhole: true };
  if (text === '') return undefined;
  const words = word.replace(NOUNS, '').split(/[\s,;/]+/);
  const inside = group === 'Gender' ? [] : words.flatMap((each) => byWord[group].get(each) ?? []);
  const [name] = inside;
  if (name !== undefined && new Set(inside).size === 1) return { tag: { group, name }, isWhole: false };
  const isOneWord = text.length <= MAX_OWN_NAME && /^[\p{L}\p{M}-]+$/u.test(text.replace(NOUNS, ''));
  return isOneWord ? { tag: { group, name: capitalizedWord(text.replace(NOUNS, '')) }, isWhole: true } : undefined;
}
