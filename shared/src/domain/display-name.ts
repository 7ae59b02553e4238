/** The length of the longest display name that the database takes, in UTF-16 units. */ // firestore.rules
export const NAME_LENGTH = 80;

/*
 * What nobody sees, or what changes the order in which others read: controls, joiners, direction marks, private characters, and
 * the letters and marks that are drawn as nothing. By their numbers where evaluators of rules know an older Unicode than browsers.
 * firestore.rules has the same classes.
 */
const UNSEEN = [
  '\\p{Cc}\\p{Co}\\p{Cs}',
  '\\u{AD}\\u{34F}\\u{61C}\\u{115F}\\u{1160}\\u{17B4}\\u{17B5}\\u{180B}-\\u{180F}\\u{200B}-\\u{200F}\\u{202A}-\\u{202E}',
  '\\u{2060}-\\u{206F}\\u{2800}\\u{3164}\\u{FE00}-\\u{FE0F}\\u{FEFF}\\u{FFA0}\\u{FFF0}-\\u{FFFB}',
  '\\u{13430}-\\u{1343F}\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}',
].join('');
const MARKS = '\\u{300}-\\u{36F}\\u{1AB0}-\\u{1AFF}\\u{1DC0}-\\u{1DFF}\\u{20D0}-\\u{20FF}\\u{FE20}-\\u{FE2F}';
const SEEN = `[^\\p{Z}${UNSEEN}]`;
const FIRST = `[^\\p{Z}${MARKS}${UNSEEN}]`;

const NAME = new RegExp(`^${FIRST}(?: ?${SEEN})*$`, 'u');
const EVERY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
const ONE_UNSEEN = new RegExp(`[${UNSEEN}]`, 'u');
const SPACES = /[\p{Z}\s]+/gu;
const MARKS_AT_THE_START = new RegExp(`^[${MARKS}]+`, 'u');
/** Whether the sign before is drawn as an image or as a letter: nothing that a name needs. */
const STYLE_OF_SIGNS = /[\u{FE0E}\u{FE0F}]/gu;

const inOneLine = (text: string) => text.replace(STYLE_OF_SIGNS, '').replace(SPACES, ' ').trim();

const isTaken = (name: string): boolean => name.length <= NAME_LENGTH && NAME.test(name);

/** Whether the database takes it for a name. */
export const isDisplayName = (value: unknown): value is string => typeof value === 'string' && isTaken(value);

const cut = (text: string) =>
  [...text].reduce((name, each) => (name.length + each.length <= NAME_LENGTH ? name + each : name), '').trim();

/** The form in which the database takes a name: without characters that nobody sees, and cut without leaving half a character. Empty where nothing is left. */
export const cleanName = (text: string): string => {
  const seen = inOneLine(text.replace(EVERY_UNSEEN, (each) => (/\s/.test(each) ? ' ' : '')));
  return cut(inOneLine(seen.replace(MARKS_AT_THE_START, '')));
};

export interface ChosenName {
  name: string;
  /** Why nobody can have it, in a sentence for who typed it. */
  problem?: string;
}

/** A name as somebody typed it: blanks put right, everything else as it is. */
export function chooseName(typed: string): ChosenName {
  const name = inOneLine(typed);
  if (isTaken(name)) return { name };
  if (name.length > NAME_LENGTH) return { name, problem: `Your name may have at most ${NAME_LENGTH} characters.` };
  const [unseen] = ONE_UNSEEN.exec(name) ?? [];
  if (unseen === undefined) return { name, problem: 'Your name needs a letter or a sign to begin with.' };
  const code = (unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { name, problem: `Your name holds a character that nobody can see (U+${code}): type it again without.` };
}
