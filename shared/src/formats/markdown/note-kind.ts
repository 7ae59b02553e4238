import type { SourceKind } from '../source/source-item';
import type { NoteSection } from './split-note';

/** What a note is of: an item, or something that the catalogue has no place for. */
export type ForeignKind = SourceKind | 'other' | undefined;

const WORDS: readonly (readonly [ForeignKind, RegExp])[] = [
  [
    'character',
    /^(?:characters?|people|person|persons|npcs?|pcs?|ocs?|cast|protagonists?|antagonists?|villains?|heroes|players?|player ?characters?|non ?player ?characters?|party|muses?|personae|dramatis personae)$/,
  ],
  [
    'location',
    /^(?:locations?|places?|city|cities|towns?|villages?|regions?|settlements?|buildings?|continents?|countries|country|kingdoms?|geography|worlds?|planets?|dungeons?|taverns?)$/,
  ],
  [
    'plot',
    /^(?:plots?|quests?|adventures?|stories|story|story ?lines?|plot ?lines?|arcs?|story ?arcs?|scenarios?|one ?shots?|rp ?hooks)$/,
  ],
  ['family', /^(?:famil(?:y|ies)|house|houses|clans?|dynast(?:y|ies)|bloodlines?|noble houses?)$/],
  [
    'other',
    /^(?:items?|objects?|factions?|organi[sz]ations?|sessions?|session ?notes|dail(?:y|ies)|journals?|templates?|_templates|meta|rules|spells?|monsters?|deit(?:y|ies)|gods?|lore|religions?|attachments?|index|moc|mocs|events?|timelines?)$/,
  ],
];

/** The kind that a word such as `NPC`, 'People' or 'Quests' names. */
function kindOfWord(word: string): ForeignKind {
  const plain = word
    .toLowerCase()
    .replace(/[_-]+/g, ' ')
    .replace(/^[\d. ]+/, '')
    .trim();
  return WORDS.find(([, pattern]) => pattern.test(plain))?.[0];
}

const KIND_KEYS = [
  'type',
  'kind',
  'notetype',
  'note type',
  'fileclass',
  'category',
  'class',
  'template',
  'tags',
  'tag',
];

/** Keys and headings that people have and hardly anything else. */
const PERSONAL =
  /^(?:age|gender|sex|pronouns?|species|race|ancestry|birthday|date of birth|height|weight|eyes?(?: colou?r)?|hair(?: colou?r)?|occupation|father|mother|spouse|siblings?|nicknames?|sexuality|alignment|appearance|personality|back ?story|likes|dislikes|voice|mannerisms|flaws|ideals|bonds)$/;

const wordsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== 'string') return [];
  return value.split(/[,/]| (?=#)/).map((word) => word.replace(/[#[\]]/g, '').trim());
};

/** The kind of a note, from its front matter, its folders (the nearest first) and its headings. */
export function kindOfNote(
  front: Readonly<Record<string, unknown>>,
  folders: readonly string[],
  sections: readonly NoteSection[],
): ForeignKind {
  const keys = Object.keys(front);
  for (const name of KIND_KEYS) {
    const key = keys.find((each) => each.toLowerCase() === name);
    const [kind] = wordsOf(key === undefined ? undefined : front[key]).flatMap((word) => kindOfWord(word) ?? []);
    if (kind) return kind;
  }
  const [inFolder] = folders.toReversed().flatMap((folder) => kindOfWord(folder) ?? []);
  if (inFolder) return inFolder;
  const signs = new Set(
    [...keys, ...sections.map(({ heading }) => heading)].map((name) =>
      name.toLowerCase().replace(/[_-]+/g, ' ').replace(/:$/, '').trim(),
    ),
  );
  return [...signs].filter((sign) => PERSONAL.test(sign)).length >= 2 ? 'character' : undefined;
}
