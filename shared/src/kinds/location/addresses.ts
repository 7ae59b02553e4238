/** The folder of locations, and the addresses of their pages. Apart from the rest of the kind: every script of a first page has them. */
export const locationAddresses = {
  folder: 'locations',
  listPath: '/locations',
  path: (id: string) => `/locations/${id}`,
} as const;
