import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords';

export const MIN_PASSWORD_LENGTH = 10; // docs/product.md#log-in-and-sign-up

const TOO_SHORT = `Your password needs at least ${MIN_PASSWORD_LENGTH} characters.`;
const TOO_COMMON = 'This password is too common: it is among the first that others try.';
const TOO_PERSONAL = 'Your password must not be your name or your address.';

/** Shorter names stand in too many words to mean anything. */
const MIN_OWN = 4;
/** The fewest characters that must be left of a password without the own name. */
const MIN_REST = 5;

const wordsIn = (text: string) => new Set(text.trim().split(/\s+/));
const common = wordsIn(COMMON_PASSWORDS);
const commonWords = wordsIn(COMMON_WORDS);

const DIGITS = /^\d+$/;
const REPETITION = /^(.{1,4})\1+$/u;
const AROUND_LETTERS = /^[^a-z]+|[^a-z]+$/g;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;

/** `abcdefghij`, `9876543210`: each character is the next one, or the one before. */
function isRow(text: string): boolean {
  const steps = [...text].map((each, at, all) => (all[at + 1]?.codePointAt(0) ?? NaN) - (each.codePointAt(0) ?? NaN));
  const [step = 0] = steps;
  return Math.abs(step) === 1 && steps.slice(0, -1).every((each) => each === step);
}

function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  const word = text.replace(AROUND_LETTERS, '');
  const isListed = common.has(text) || common.has(word) || commonWords.has(word);
  return isListed || DIGITS.test(text) || REPETITION.test(text) || isRow(text);
}

const plain = (text: string) => text.toLowerCase().replace(NEITHER_LETTER_NOR_DIGIT, '');

function isOwn(password: string, { email = '', displayName = '' }: PasswordOwner): boolean {
  const [localPart = ''] = email.split('@');
  const text = plain(password);
  return [email, localPart, displayName]
    .map(plain)
    .some((own) => own.length >= MIN_OWN && text.includes(own) && text.replaceAll(own, '').length < MIN_REST);
}

/** The member whose password it is to be, as far as that is known. */
export interface PasswordOwner {
  email?: string | undefined;
  displayName?: string | undefined;
}

/** Why nobody should have this password, in a sentence for who chose it; undefined where it is fine. */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return TOO_SHORT;
  if (isOwn(password, owner)) return TOO_PERSONAL;
  return isCommon(password) ? TOO_COMMON : undefined;
}
