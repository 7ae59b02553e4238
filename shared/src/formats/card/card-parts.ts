import type { JsonRecord } from '../../domain/json-record';
import { displayedName, mergeVariant } from '../../domain/merge';
import { parseCharacterCore, parseCharacterVariant } from '../../kinds/character/read-character';
import { type CharacterSectionKey, sectionHeading } from '../../kinds/character/section-table';
import { plainValue } from '../take/plain-value';

const silent = () => {};

/** The sections that make the description of a card, under their headings but for the first. */
const DESCRIBED: readonly CharacterSectionKey[] = [
  'Overview',
  'Backstory',
  'Romance Vibe',
  'Emotional Notes',
  'Preferences',
  'relationships',
  'Favorites & Quirks',
];

/** The heading of what is no section: height, age. */
export const FACTS = 'Facts';

/** What a card says of a life, each in the words that it has there. */
export interface CardParts {
  name: string;
  nickname: string;
  label: string;
  /** The parts of the description by their headings; that of the first stays unsaid. */
  described: { key: string; heading: string; text: string }[];
  personality: string;
  openings: string[];
  voices: string[];
  tags: string[];
  sheets: { name: string; text: string }[];
  dateAdded: string;
  dateUpdated: string;
}

const textsOf = (value: unknown): string[] => {
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [plainValue(value)];
  return texts.map((text) => text.trim()).filter(Boolean);
};

function mergedLifeOf(core: JsonRecord, life: JsonRecord) {
  const read = parseCharacterCore(String(core['id']), core, silent);
  return mergeVariant(read, parseCharacterVariant(String(life['id']), life, silent));
}

/** The openings of a life: its hooks. */
export const openingsOf = (core: JsonRecord, life: JsonRecord): string[] =>
  textsOf(mergedLifeOf(core, life).sections?.['RP Hooks']);

/** The world of a life, in a word. */
export const labelOf = (core: JsonRecord, life: JsonRecord): string => mergedLifeOf(core, life).variantLabel ?? '';

/** Takes a life apart for a card. Texts for adults stay out where they were taken out of the files. */
export function cardPartsOf(
  core: JsonRecord,
  life: JsonRecord,
  facts: readonly (readonly [string, string])[],
): CardParts {
  const merged = mergedLifeOf(core, life);
  const { sections = {}, characterSheets = {}, recordInfo = {} } = merged;
  const factLines = facts.map(([label, value]) => `- ${label}: ${value}`).join('\n');
  const described = [
    ...DESCRIBED.map((key) => ({ key: key, heading: sectionHeading(key), text: plainValue(sections[key]) })),
    { key: FACTS, heading: FACTS, text: factLines },
  ];
  return {
    name: displayedName(merged),
    nickname: merged.nameInfo?.nickname?.trim() ?? '',
    label: merged.variantLabel ?? '',
    described: described.filter(({ text }) => text !== ''),
    personality: plainValue(sections['Personality Breakdown']),
    openings: textsOf(sections['RP Hooks']),
    voices: textsOf(sections['Sample Voice']),
    tags: [...new Set(merged.tags.map(({ name }) => name).filter(Boolean))],
    sheets: Object.entries(characterSheets)
      .map(([name, value]) => ({ name, text: plainValue(value) }))
      .filter(({ text }) => text !== ''),
    dateAdded: recordInfo.dateAdded ?? '',
    dateUpdated: recordInfo.dateUpdated ?? '',
  };
}

/** The description of a card: parts under `## Heading`. */
export const descriptionOf = ({ described }: Pick<CardParts, 'described'>): string =>
  described.map(({ key, heading, text }) => (key === DESCRIBED[0] ? text : `## ${heading}\n${text}`)).join('\n\n');

/** Parts of a description, by the headings that our cards have. */
export function partsOfDescription(description: string): Map<string, string> {
  const headings = new Map([...DESCRIBED.map((key) => [sectionHeading(key), key] as const), [FACTS, FACTS] as const]);
  const parts = new Map<string, string>();
  let key: string = 'Overview';
  for (const line of description.split('\n')) {
    const heading = /^## (.+?)\s*$/.exec(line)?.[1];
    const next = heading === undefined ? undefined : headings.get(heading);
    if (next !== undefined && !parts.has(next)) {
      key = next;
      parts.set(key, '');
    } else parts.set(key, `${parts.get(key) ?? ''}${line}\n`);
  }
  return new Map([...parts].map(([each, text]) => [each, text.trim()]));
}
