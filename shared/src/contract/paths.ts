/** Every URL of the site (docs/product.md#routes) but those of tags (`tagPath`), built in one place. Ids are expected to be valid ids. */
export const paths = {
  home: '/',
  characters: '/characters',
  character: (characterId: string, variantId?: string) =>
    `/characters/${characterId}${variantId ? `/${variantId}` : ''}`,
  lives: (characterId: string) => `/characters/${characterId}/lives`,
  compare: '/compare',
  plots: '/plots',
  plot: (plotId: string, variantId?: string) => `/plots/${plotId}${variantId ? `/${variantId}` : ''}`,
  locations: '/locations',
  location: (id: string) => `/locations/${id}`,
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
