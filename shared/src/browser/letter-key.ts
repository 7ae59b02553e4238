type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** A sign of another alphabet: the key beside it on a keyboard with Latin letters is what shortcuts mean. */
const IS_OTHER_LETTER = /^[^\0-\u024f]$/u;

/** Whether the key of this Latin letter was pressed: where it writes a Latin letter by that, elsewhere by its place. */
export const isLetterKey = ({ key, code }: Key, letter: string): boolean =>
  key.toLowerCase() === letter || (IS_OTHER_LETTER.test(key) && code === `Key${letter.toUpperCase()}`);
