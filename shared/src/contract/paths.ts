import { characterAddresses } from '../kinds/character/addresses';
import { locationAddresses } from '../kinds/location/addresses';
import { plotAddresses } from '../kinds/plot/addresses';

/** Every URL of the site (docs/product.md#routes) but those of tags (`tagPath`), built in one place. Ids are expected to be valid ids. */
export const paths = {
  home: '/',
  characters: characterAddresses.listPath,
  character: characterAddresses.path,
  lives: (characterId: string) => `/characters/${characterId}/lives`,
  compare: '/compare',
  plots: plotAddresses.listPath,
  plot: plotAddresses.path,
  locations: locationAddresses.listPath,
  location: locationAddresses.path,
  atlas: '/atlas',
  families: '/atlas/families',
  tags: '/tags',
  calendar: '/calendar',
  changelog: '/changelog',
  privacy: '/privacy',
  admin: '/admin',
  editCharacter: (characterId: string) => `/editor/edit-character/${characterId}`,
  editVariant: (variantId: string) => `/editor/edit-variant/${variantId}`,
} as const;
