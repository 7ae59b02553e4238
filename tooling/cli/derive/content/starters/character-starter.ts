import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { nameOfId } from './name-of-id';

export const FIRST_LABEL = 'Modern';

/** What the core says of its first variant, and the variant of itself. */
const PUBLISHED = { published: true, version: 1 };

/** A core with one variant in its list: it states nothing but its name, with keys for what is usually said. */
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
    ageGrade: {},
    physical: { height: '', weight: '', build: '' },
    recordInfo: { dateAdded: today, dateUpdated: today, contentRating: 0, ...PUBLISHED, modelName: '' },
    styling: { themeColor: '#31405f', accentColor: '#d9a441', themeClass: 'theme-ink' },
    tags: [],
    sections: { Overview: '', 'Favorites & Quirks': [] },
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
  return {
    id,
    variantOf: coreId,
    variantLabel: label,
    genre: label,
    recordInfo: { dateAdded: today, dateUpdated: today, contentRating: 0, ...stage },
    tags: [{ group: 'Genre', name: label }],
    sections: { Backstory: '', 'RP Hooks': [], 'Sample Voice': [] },
    characterSheets: {},
    gallery: [],
  };
}
