/** What whoever threw something says of it. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
