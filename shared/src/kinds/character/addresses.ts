/** The folder of people and their lives, and the addresses of their pages. Apart from the rest of the kind: every script of a first page has them. */
export const characterAddresses = {
  folder: 'characters',
  listPath: '/characters',
  path: (id: string, versionId?: string) => `/characters/${id}${versionId ? `/${versionId}` : ''}`,
} as const;
