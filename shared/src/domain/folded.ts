/** Most words have nothing to take away: they are told at once. */
const PLAIN = /^[ -~]*$/;

/**
 * Accents, and the points of Hebrew and Arabic. The marks of other scripts are vowels and tones, and those that voice kana make another
 * letter of it: they stay.
 */
const ACCENT = /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}])\p{Mn}/gu;

/** Letters with a stroke and of two in one, which Unicode takes for letters of their own: as they are typed where no key has them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{
    ø: 'o',
    ł: 'l',
    æ: 'ae',
    œ: 'oe',
    đ: 'd',
    ð: 'd',
    ß: 'ss',
    ı: 'i',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ĸ: 'k',
    ſ: 's',
  },
  ...{ ɨ: 'i', ƀ: 'b', ƶ: 'z', ɫ: 'l', ə: 'e', ɛ: 'e', ɔ: 'o', ɖ: 'd', ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ς: 'σ', ґ: 'г' },
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** A text for comparing: without case, accents, and what is another form of the same letter. */
export const folded = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(ACCENT, '')
        .toLowerCase()
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
        .normalize('NFC');
