import { wellFormed } from '../../domain/well-formed';

const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
const BLANK = /[\u00a0\u2007\u202f\u3164\uffa0]/g;
/** Signs that nobody sees, but for those that join letters and emoji. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u2060\ufeff]/g;

/** The words of a text with line ends, blanks and unseen signs of one kind. */
export const normalized = (text: string): string =>
  wellFormed(text.replace(LINE_END, '\n').replace(BLANK, ' ').replace(UNSEEN, ''));

/** Paragraphs divided by one blank line, without blanks at the ends of lines. */
export const tidyLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
