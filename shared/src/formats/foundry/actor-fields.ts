/** Where a text of an actor goes: a section, or a heading of the sheet of its game. */
export type FieldPlace =
  { section: string; heading?: string } | { sheet: string } | { value: FieldValueKind } | 'secret';

/** Values that are more than text. */
export type FieldValueKind = 'height' | 'weight' | 'age' | 'Gender' | 'Eye Color' | 'Hair Color';

const personality = (heading: string): FieldPlace => ({ section: 'Personality Breakdown', heading });

/** The texts of `system.details` and beside it that dnd5e and pf2e have, and what many other systems call the same. */
export const ACTOR_FIELDS: Readonly<Record<string, FieldPlace>> = {
  'details.biography.value': { section: 'Backstory' },
  'details.biography.public': { section: 'Overview' },
  'details.biography.backstory': { section: 'Backstory' },
  'details.biography': { section: 'Backstory' },
  'details.background.value': { sheet: 'Background' },
  biography: { section: 'Backstory' },
  'biography.value': { section: 'Backstory' },
  bio: { section: 'Backstory' },
  'bio.value': { section: 'Backstory' },
  backstory: { section: 'Backstory' },
  description: { section: 'Overview' },
  'description.value': { section: 'Overview' },
  'details.description': { section: 'Overview' },
  'details.publicNotes': { section: 'Overview' },
  'details.blurb': { section: 'Overview' },
  'details.appearance': { section: 'Overview' },
  'details.biography.appearance': { section: 'Overview' },
  appearance: { section: 'Overview' },
  'details.privateNotes': 'secret',
  'details.biography.campaignNotes': 'secret',
  'details.trait': personality('Personality Traits'),
  'details.ideal': personality('Ideals'),
  'details.bond': personality('Bonds'),
  'details.flaw': personality('Flaws'),
  'details.biography.attitude': personality('Attitude'),
  'details.biography.beliefs': personality('Beliefs'),
  'details.biography.edicts': personality('Edicts'),
  'details.biography.anathema': personality('Anathema'),
  'details.biography.likes': { section: 'Preferences', heading: 'Likes' },
  'details.biography.dislikes': { section: 'Preferences', heading: 'Dislikes' },
  'details.biography.catchphrases': { section: 'Sample Voice' },
  'details.height': { value: 'height' },
  'details.height.value': { value: 'height' },
  'details.weight': { value: 'weight' },
  'details.weight.value': { value: 'weight' },
  'details.age': { value: 'age' },
  'details.age.value': { value: 'age' },
  'details.gender': { value: 'Gender' },
  'details.gender.value': { value: 'Gender' },
  'details.eyes': { value: 'Eye Color' },
  'details.hair': { value: 'Hair Color' },
};

/** Numbers that a sheet of the game shows. */
export const ACTOR_NUMBERS =
  /^(?:abilities\.\w+\.(?:value|mod)|attributes\.(?:hp|ac|perception|speed)\.(?:value|max)|details\.(?:level|cr|xp)(?:\.value)?)$/;

/** Kinds of actors that are no people. */
export const NO_PEOPLE: ReadonlySet<string> = new Set([
  'vehicle',
  'loot',
  'party',
  'hazard',
  'group',
  'encounter',
  'army',
  'ship',
  'base',
]);
