/** The folder of plots, and the addresses of their pages. Apart from the rest of the kind: every script of a first page has them. */
export const plotAddresses = {
  folder: 'plots',
  listPath: '/plots',
  path: (id: string, versionId?: string) => `/plots/${id}${versionId ? `/${versionId}` : ''}`,
} as const;
