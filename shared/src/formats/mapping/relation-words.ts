import type { RelationKind } from '../../domain/relation-kinds';

const WORDS: readonly (readonly [RelationKind, RegExp])[] = [
  [
    'family',
    /\b(?:mother|father|mum|mom|dad|parents?|(?:step|half|foster)?-?(?:sister|brother|siblings?|sons?|daughters?|child|children)|sisters|brothers|twins?|uncles?|aunts?|cousins?|nieces?|nephews?|grand\w+|in-law|famil\w+|ancestors?|descendants?)\b/i,
  ],
  [
    'love',
    /\b(?:wife|husband|spouses?|lovers?|partner|girlfriend|boyfriend|fianc[ée]+|married|ex|beloved|crush|betrothed|romantic\w*|sweetheart)\b/i,
  ],
  ['enemy', /\b(?:enem(?:y|ies)|nemes[ie]s|foes?|hates|villain|arch-?enemy|antagonists?)\b/i],
  ['rival', /\b(?:rivals?|rivalry|competitors?)\b/i],
  ['ally', /\b(?:all(?:y|ies)|companions?|comrades?|party member)\b/i],
  ['friend', /\b(?:(?:best )?friends?|friendship|buddy|confidante?|pal)\b/i],
  [
    'work',
    /\b(?:boss|employers?|employees?|colleagues?|mentors?|students?|apprentices?|master|teachers?|captain|coworkers?|co-workers?|clients?|patrons?|servants?|assistant|business partner)\b/i,
  ],
];

/** The kind of a relation that its words tell. */
export const relationKindOf = (words: string): RelationKind | undefined =>
  WORDS.find(([, pattern]) => pattern.test(words))?.[0];

const SINGLE: Readonly<Record<string, string>> = {
  parents: 'Parent',
  siblings: 'Sibling',
  sisters: 'Sister',
  brothers: 'Brother',
  children: 'Child',
  sons: 'Son',
  daughters: 'Daughter',
  friends: 'Friend',
  allies: 'Ally',
  enemies: 'Enemy',
  rivals: 'Rival',
  lovers: 'Lover',
  spouses: 'Spouse',
  partners: 'Partner',
  mentors: 'Mentor',
  students: 'Student',
  companions: 'Companion',
};

const ONE = [
  'mother',
  'father',
  'parent',
  'sibling',
  'sister',
  'brother',
  'child',
  'son',
  'daughter',
  'friend',
  'best friend',
  'ally',
  'enemy',
  'nemesis',
  'rival',
  'lover',
  'spouse',
  'wife',
  'husband',
  'partner',
  'mentor',
  'student',
  'companion',
  'twin',
  'cousin',
  'uncle',
  'aunt',
];

/** The words of a relation that a key such as `father` or `siblings` states; undefined for other keys. */
export function relationOfKey(key: string): string | undefined {
  const name = key
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ')
    .trim();
  if (Object.hasOwn(SINGLE, name)) return SINGLE[name];
  return ONE.includes(name) ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}
