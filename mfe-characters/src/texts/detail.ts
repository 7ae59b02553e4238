/** The texts of the page of a character. */
export const detailTexts = {
  back: 'Back to Characters',
  error: (message: string) => `Error: ${message}`,
  banner: { label: 'Variants', previous: 'Previous variant', next: 'Next variant' },
  sideBySide: 'Side by side',
  // docs/product.md#badges-of-a-character-page
  badges: {
    character: 'Character',
    pipeline: 'Pipeline',
    nextRelease: 'Next Release',
    added: 'New',
    updated: 'Updated',
  },
  // docs/product.md#sections-of-a-character-page
  sections: {
    stats: 'Stats',
    characterSheets: 'Character Sheets',
    gallery: 'Gallery',
    family: 'Family',
    appearsIn: 'Appears in',
  },
  record: 'Record',
  galleryStyle: 'Style',
  family: {
    and: ' and ',
    born: (day: string) => `Born: ${day}`,
    died: (day: string) => `Died: ${day}`,
    childOf: 'Child of',
    partnerOf: 'Partner of',
  },
} as const;
