/** The texts of what the home page features. */
export const featuredTexts = { label: 'Featured characters' } as const;
