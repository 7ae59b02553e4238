export const checkTexts = {
  severity: 'Severity',
  file: 'File',
  field: 'Field',
  whatIsWrong: 'What is wrong',
  firstShown: (count: number) => `The first ${count} are shown.`,
  contentCheck: 'Content Check',
  checkCatalogue: 'Check Catalogue',
} as const;
