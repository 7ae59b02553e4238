/** The text of a file of the catalogue: two-space indent and a final newline. */
export const fileText = (json: unknown): string => `${JSON.stringify(json, null, 2)}\n`; // docs/data-contract.md#9-downloads-of-the-editors
