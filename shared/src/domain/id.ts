/** An id has at most 80 characters. */
export const ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,79}$/; // docs/data-contract.md#1-where-data-lives

/** Says whether a text is an id: nothing else may become part of a path. */
export function isValidId(text: unknown): text is string {
  return typeof text === 'string' && ID_PATTERN.test(text);
}
