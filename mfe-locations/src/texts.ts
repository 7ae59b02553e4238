/** Every text of this remote, in one place, so that a translation can come. */
export const texts = {
  list: {
    heading: 'Locations',
    noun: 'Location',
    title: (site: string) => `Locations | ${site}`,
    description: (site: string) => `The locations of ${site}, and who you can meet there.`,
    columns: { genre: 'Genre', summary: 'Summary', tags: 'Tags' },
  },
  page: {
    title: (name: string) => `${name} | Location`, // docs/product.md#routes
    notFound: 'Location not found', // docs/product.md#error-texts
    back: 'Back to Locations',
    nothing: 'None', // docs/product.md#location-page
    sections: {
      summary: 'Summary',
      vibe: 'Vibe',
      mainLocation: 'Main Location',
      notableLocations: 'Notable Locations',
      connectedPlots: 'Connected Plots',
      connectedCharacters: 'Connected Characters',
    },
  },
} as const;
