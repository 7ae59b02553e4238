/** How long what was read of the catalogue counts as fresh. */
export const FRESH_MS = 5 * 60_000;
