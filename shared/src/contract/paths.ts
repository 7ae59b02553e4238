import { characterKind } from '../kinds/character/kind';
import { locationKind } from '../kinds/location/kind';
import { plotKind } from '../kinds/plot/kind';

/** Every URL of the site (docs/product.md#routes) but those of tags (`tagPath`), built in one place. Ids are expected to be valid ids. */
export const paths = {
  home: '/',
  characters: characterKind.listPath,
  character: characterKind.path,
  lives: (characterId: string) => `/characters/${characterId}/lives`,
  compare: '/compare',
  plots: plotKind.listPath,
  plot: plotKind.path,
  locations: locationKind.listPath,
  location: locationKind.path,
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
