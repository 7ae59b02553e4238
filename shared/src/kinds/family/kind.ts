import { fileIn } from '../../catalogue/catalogue-files';

/** A family has no page: pages of its members show it. */
export const familyKind = {
  folder: 'families',
  fileKinds: ['family'],
  file: fileIn('families'),
  referredAs: { any: 'family' },
} as const;
