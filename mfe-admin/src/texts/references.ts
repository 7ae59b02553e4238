export const referencesTexts = {
  createIn: (name: string, label: string) => `+ Create “${name}”${label ? ` in ${label}` : ''}`,
} as const;
