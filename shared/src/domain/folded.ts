/** Most words have nothing to take away: they are told at once. */
const PLAIN = /^[ -~]*$/;

/** A text for comparing: without case and accents. */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase();
