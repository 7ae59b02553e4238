/** Labels of variants, and names of tags in the group Genre. */
export const GENRES = [
  'Modern',
  'Fantasy',
  'Sci-Fi',
  'Historical',
  'Post-Apocalyptic',
  'Slice-of-Life',
  'Superhero',
  'Cyberpunk',
  'Horror',
  'Mystery',
  'Steampunk',
  'Psychological Horror',
  'All',
] as const; // docs/data-contract.md#3-character-core
