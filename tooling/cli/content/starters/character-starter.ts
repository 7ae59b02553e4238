import { DEFAULT_AGE_FORMULA } from '@otherfolk/shared/domain/age-formula';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { nameOfId } from './name-of-id';

export const FIRST_LABEL = 'Modern';

/** What the core says of its first variant, and the variant of itself. */
const PUBLISHED = { published: true, version: 1 };

/** A core that is complete enough to be read, with one variant in its list. */
export function coreStarter(id: string, variantId: string, today: LocalDay) {
  const name = nameOfId(id);
  const [firstName = name, ...others] = name.split(' ');
  return {
    id,
    name,
    nameInfo: {
      formalName: '',
      fullName: name,
      nickname: '',
      firstName,
      lastName: others.join(' '),
      informalName: firstName,
    },
    ageGrade: { birthMonth: 1, birthDay: 1, ageFormula: DEFAULT_AGE_FORMULA },
    physical: { height: '5\'7" (170.2 cm)', weight: '140 lbs (63.5 kg)', build: 'Average' },
    recordInfo: { dateAdded: today, dateUpdated: today, contentRating: 0, ...PUBLISHED, modelName: '' },
    styling: { themeColor: '#31405f', accentColor: '#d9a441', themeClass: 'theme-ink' },
    tags: [{ group: 'Character Grouping', name: 'Core' }],
    sections: {
      Overview: `${name} is new here. Say in two or three sentences who they are, wherever one meets them.`,
      'Favorites & Quirks': [
        `One thing that only ${firstName} would do.`,
        `Something that ${firstName} always carries.`,
      ],
    },
    characterSheets: {},
    variants: [{ id: variantId, label: FIRST_LABEL, recordInfo: PUBLISHED }],
  };
}

/** `recordInfo` says whether visitors see it. */
export function variantStarter(
  id: string,
  {
    coreId,
    label,
    today,
    stage = PUBLISHED,
  }: { coreId: string; label: string; today: LocalDay; stage?: typeof PUBLISHED },
) {
  const name = nameOfId(coreId);
  return {
    id,
    variantOf: coreId,
    variantLabel: label,
    genre: label,
    recordInfo: { dateAdded: today, dateUpdated: today, contentRating: 0, ...stage },
    tags: [{ group: 'Genre', name: label }],
    sections: {
      Backstory: `What brought ${name} to this life (${id}), and what it cost.`,
      'RP Hooks': [`You meet ${name} (${id}) for the first time. Where, and who speaks first?`],
      'Sample Voice': [`"Something that ${name} (${id}) says more often than they know."`],
    },
    characterSheets: { 'Notes at the table': [`Add what your game needs to know of ${name} (${id}).`] },
    gallery: [],
  };
}
