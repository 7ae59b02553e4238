import * as v from 'valibot';
import { HEX_PATTERN } from '../../domain/colour';
import { ID_PATTERN } from '../../domain/id';
import { DAY_PATTERN, parseLocalDay } from '../../domain/local-day';
import { format } from './fields';

// docs/data-contract.md#1-where-data-lives
const IMAGE_FILE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** A language as the attribute `lang` of HTML has it. */
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/;
const THEME_CLASS = /^[a-z0-9-]+$/;

const matching = (pattern: RegExp, expected: string) => v.pipe(v.string(expected), v.regex(pattern, expected));

export const id = matching(ID_PATTERN, 'an id: small letters, digits and hyphens, at most 80');

export const localDay = format(parseLocalDay, 'a day of the calendar, YYYY-MM-DD', DAY_PATTERN);

/** What can stand in a policy of pages, too. */
const HTTPS_ADDRESS = /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s;,'"#?]*)?$/;

/** An address that pages may send to: no query, no account. */
export const httpsAddress = matching(HTTPS_ADDRESS, 'an address that begins with https://, without a query');

export const colour = matching(HEX_PATTERN, 'a colour, #rgb or #rrggbb');

export const imageFile = matching(IMAGE_FILE, 'a bare file name');

/** One of these words. */
export const oneOf = <Word extends string>(words: readonly Word[]) => v.picklist(words, `one of ${words.join(', ')}`);

/** The language in which the texts of a file are written. */
export const language = matching(LANGUAGE, 'a language, such as en or ja');

export const themeClass = matching(THEME_CLASS, 'a class name: small letters, digits and hyphens');
