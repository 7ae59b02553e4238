interface CharacterSection {
  /** The heading on pages; the key where there is none. */
  heading?: string;
  /** The section says in short who the character is: search shows it first, its first paragraph is larger. */
  isSummary?: true;
  /** The section is shown for characters who are adults alone. */
  isForAdults?: true;
  /** The full text leaves the section out: it is of other ages. */
  isUnsearched?: true;
  /** The place and the look of the section on the page; without one, it is one of the long texts. */
  layout?: { place: 'main' | 'side'; look?: 'lead' | 'cards' | 'voice' };
}

/** The sections of a character, in the order of docs/product.md#sections-of-a-character-page. An entry is all that a section of free text takes. */
const TABLE = {
  Overview: { isSummary: true, layout: { place: 'main', look: 'lead' } },
  Backstory: {},
  'RP Hooks': { layout: { place: 'side', look: 'cards' } },
  'Romance Vibe': { isForAdults: true },
  'Personality Breakdown': { layout: { place: 'side' } },
  'Emotional Notes': {},
  Preferences: { layout: { place: 'side' } },
  relationships: { heading: 'Relationships' },
  'Favorites & Quirks': {},
  'Sample Voice': { layout: { place: 'side', look: 'voice' } },
  'Life Stages': { isUnsearched: true, layout: { place: 'main' } },
} as const satisfies Readonly<Record<string, CharacterSection>>;

export type CharacterSectionKey = keyof typeof TABLE;

export const CHARACTER_SECTIONS: Readonly<Record<CharacterSectionKey, CharacterSection>> = TABLE;

export const CHARACTER_SECTION_KEYS = Object.keys(TABLE) as CharacterSectionKey[];

export const sectionHeading = (key: CharacterSectionKey): string => CHARACTER_SECTIONS[key].heading ?? key;
