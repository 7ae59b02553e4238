// In the place of what the query library does for lists that are read page by page: the shell provides nothing that asks for it.

export const infiniteQueryBehavior = (): undefined => undefined;
export const hasNextPage = (): boolean => false;
export const hasPreviousPage = hasNextPage;
