/** The texts of families as trees and in words. */
export const familiesTexts = {
  heading: 'Families',
  title: (site: string) => `Families | ${site}`,
  description: (site: string) => `The families of ${site}, as trees.`,
  back: 'Back to the Atlas',
  empty: 'There are no families yet.',
  unreadable: 'The families cannot be loaded right now.',
  characters: 'All characters',
  tree: (name: string) => `Tree of ${name}`,
  inWords: {
    label: 'As text',
    and: ' and ',
    relation: (relation: string) => `, ${relation}`,
    childOf: (names: string) => `. Child of ${names}`,
    partnerOf: (names: string) => `. Partner of ${names}`,
  },
} as const;
