/** What is changed in a text begins with one of these. A search for them needs no stack, however long the text is. */
const NOT_PLAIN = /[^ -_a-~]| {2}/;

const APOSTROPHE = /[‘’‚‛ʹʻʼʽˈ′‵`´＇]/gu;
const DASH = /[‐‑‒–—―−⁃﹘﹣－]/gu;
/** Letters of Cyrillic and Greek that look like a Latin one in small or capital letters, in the order of these. */
const [OTHERS, LATIN] = ['авеѕіјкмнорстухαβεζηικμνορτυχ', 'abesijkmhopctyxabezhikmnoptyx'];
const OTHER = new RegExp(`[${OTHERS}]`, 'gu');

/**
 * What all spellings that a reader takes for the same have in common: composed or decomposed letters, wide ones, characters that nobody sees,
 * any kind of apostrophe, dash and blank. The case stays.
 */
export const lookAlike = (text: string): string =>
  !NOT_PLAIN.test(text)
    ? text
    : text
        .replace(APOSTROPHE, "'")
        .replace(DASH, '-')
        .normalize('NFKC')
        .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
        .normalize('NFC')
        .replace(/\s+/gu, ' ')
        // The one letter that is longer in lower case.
        .replace(/İ/gu, 'I');

/** The shape of a text that is spelled so, whatever its case and the alphabet of its letters: of the same length. */
export const shapeOf = (spelled: string): string =>
  spelled.toLowerCase().replace(OTHER, (letter) => LATIN[OTHERS.indexOf(letter)] ?? letter);

const casesOf = (spelled: string): string => spelled.replace(/\p{Lu}/gu, 'A').replace(/[^A]/gu, '-');

/** Whether the letters are capitals where those of the other one are, or all of them. */
export const isCasedAs = (spelled: string, other: string): boolean =>
  spelled === spelled.toUpperCase() || casesOf(spelled) === casesOf(other);
