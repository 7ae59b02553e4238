/** What lives are compared by, stories first, each with what the address calls it. */
export const ROW_CHOICES = [
  ['overview', 'Overview'],
  ['backstory', 'Backstory'],
  ['rp-hooks', 'RP Hooks'],
  ['romance-vibe', 'Romance Vibe'],
  ['personality-breakdown', 'Personality Breakdown'],
  ['emotional-notes', 'Emotional Notes'],
  ['preferences', 'Preferences'],
  ['relationships', 'Relationships'],
  ['favorites-quirks', 'Favorites & Quirks'],
  ['sample-voice', 'Sample Voice'],
  ['life-stages', 'Life Stages'],
  ['names', 'Names'],
  ['age', 'Age'],
  ['grade', 'Grade'],
  ['body', 'Body'],
  ['tags', 'Tags'],
  ['family', 'Family'],
  ['character-sheets', 'Character Sheets'],
] as const; // docs/product.md#side-by-side

export type RowGroup = (typeof ROW_CHOICES)[number][1];

export const ROW_IDS: readonly string[] = ROW_CHOICES.map(([id]) => id);

/** The rows of these ids, in their order. */
export const groupsOf = (ids: readonly string[]): RowGroup[] =>
  ROW_CHOICES.filter(([id]) => ids.includes(id)).map(([, group]) => group);
