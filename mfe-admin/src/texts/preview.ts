export const previewTexts = {
  cannotBeShown: 'The preview cannot be shown.',
  welcomeTo: (name: string) => `Welcome to ${name}`,
} as const;
