import { type CaseRow, casesOf } from '../case';
import { newProfile } from '../people';
import { bool, merge, set, text, update } from '../requests';

const DENIED = 'PERMISSION_DENIED';

const refused: [what: string, name: string][] = [
  ['of a blank', ' '],
  ['of a blank that does not break', '\u00A0'],
  ['with a blank before it', ' Bob'],
  ['with a blank after it', 'Bob '],
  ['with two blanks in it', 'Bob  Ash'],
  ['in two lines', 'Bob\nAsh'],
  ['in two paragraphs', 'Bob\u2029Ash'],
  ['with a tab', 'Bob\tAsh'],
  ['with a null', 'Bob\u0000'],
  ['with a control character of the second set', 'Bob\u0085'],
  ['that is read from the right', '\u202EboB'],
  ['with an isolated direction', 'Bob\u2067Ash'],
  ['with an Arabic direction mark', 'Bob\u061C'],
  ['with a blank of no width', 'Bob\u200B'],
  ['with a joiner', '\u{1F469}\u200D\u{1F680}'],
  ['with a soft hyphen', 'B\u00ADob'],
  ['with a byte order mark', '\uFEFFBob'],
  ['of a Hangul filler', '\u3164'],
  ['of an empty Braille pattern', '\u2800'],
  ['with a variation selector', 'Bob\uFE0F'],
  ['with a tag', 'Bob\u{E0041}'],
  ['with a private character', 'Bob\uE000'],
  ['with an Egyptian joiner', 'Bob\u{13430}'],
  ['of an accent alone', '\u0301'],
];

const allowed: [what: string, name: string][] = [
  ['of Latin letters with marks', 'Ünïcødé Łukasz'],
  ['with an accent on a letter', 'Ze\u0301'],
  ['of Arabic letters', 'مريم علي'],
  ['of Hebrew letters', 'מרים'],
  ['of Chinese letters', '李小龍'],
  ['of Devanagari letters', 'हिन्दी'],
  ['of letters beyond the basic plane', '\u{1D4D1}\u{1D4F8}\u{1D4EB}'],
  ['of an emoji with a skin tone', '\u{1F44B}\u{1F3FD} Bob'],
  ['with signs', "O'Brien-Smith, Jr. (2)"],
];

const rename = (name: string) => update('users/bob', { displayName: text(name) });
const rowsOf = (names: typeof refused, outcome: 'OK' | typeof DENIED): CaseRow[] =>
  names.map(([what, name]) => [`a name ${what}`, 'bob', rename(name), outcome]);

/** The names that others can read. */
export const naming = casesOf([
  ...rowsOf(refused, DENIED),
  ...rowsOf(allowed, 'OK'),
  ['an old name that nobody could choose now stays', 'una', update('users/una', { emailVerified: bool(false) }), 'OK'],
  ['an admin leaves such a name alone', 'ada', update('users/una', { aN: bool(false) }), 'OK'],
  ['such a name is mended', 'una', merge('users/una', { displayName: text('Una') }), 'OK'],
  ['such a name becomes another such', 'una', merge('users/una', { displayName: text('U\u200Bn') }), DENIED],
  [
    'such a name for a new profile',
    'ann',
    set('users/ann', { ...newProfile('ann@folk.test'), displayName: text('A\u200Bnn') }, ['createdAt']),
    DENIED,
  ],
]);
