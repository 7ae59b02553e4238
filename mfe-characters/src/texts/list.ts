/** The texts of the list, its table and its cards. */
export const listTexts = {
  heading: 'Characters',
  noun: 'Character',
  title: (site: string) => `Characters | ${site}`,
  description: (site: string) => `The characters of ${site}, and the other lives they lead.`,
  columns: { age: 'Age', grade: 'Grade', genre: 'Genre', rating: 'Rating', added: 'Added', updated: 'Updated' },
  age: (age: string, formula: string, grade: string) => `Age: ${age} (${formula}) • ${grade}`,
} as const;
