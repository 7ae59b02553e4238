/** The reason that a thrown value gives. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
