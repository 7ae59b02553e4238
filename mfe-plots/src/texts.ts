/** Every text of this remote, in one place, so that a translation can come. */
export const texts = {
  list: {
    heading: 'Plots',
    noun: 'Plot',
    title: (site: string) => `Plots | ${site}`,
    description: (site: string) => `The plots of ${site}, each with its variants.`,
    columns: { hook: 'Hook', genre: 'Genre', added: 'Added', updated: 'Updated' },
  },
  card: { read: 'Read' },
  featured: { label: 'Featured plot' },
  page: {
    notFound: 'Plot not found', // docs/product.md#error-texts
    back: 'Back to Plots',
    gallery: 'Gallery',
    locations: 'Locations',
    openRole: (seats: number) => (seats > 1 ? `Open, ${seats} seats` : 'Open'),
  },
} as const;
