const ID_PATTERN = /^[a-z0-9][a-z0-9-]*$/; // DATA-CONTRACT 1
const MAX_ID_LENGTH = 80; // DATA-CONTRACT 1

/** Only such an id may become part of a path. */
export function isValidId(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_ID_LENGTH && ID_PATTERN.test(text);
}
