import { parseHexColour } from '../../domain/colour';
import { isValidId } from '../../domain/id';
import { parseLocalDay } from '../../domain/local-day';
import { format } from './fields';

// DATA-CONTRACT 1
const IMAGE_FILE = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const THEME_CLASS = /^[a-z0-9-]+$/;

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

export const id = format(
  (value) => (isValidId(value) ? value : undefined),
  'an id: small letters, digits and hyphens, at most 80',
);

export const localDay = format(parseLocalDay, 'a day of the calendar, YYYY-MM-DD');

export const colour = format((value) => (parseHexColour(value) ? value : undefined), 'a colour, #rgb or #rrggbb');

export const imageFile = format(matching(IMAGE_FILE), 'a bare file name');

export const themeClass = format(matching(THEME_CLASS), 'a class name: small letters, digits and hyphens');
