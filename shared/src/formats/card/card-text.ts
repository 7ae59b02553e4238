import { textOf } from '../text/text-of';
import { withoutMacros } from './macros';

/** Tags that authors of cards write; other words in angle brackets are words. */
const HTML =
  /<\/?(?:a|b|br|blockquote|center|code|details|div|em|font|h[1-6]|hr|i|iframe|img|li|ol|p|script|span|strong|style|summary|table|td|tr|u|ul)\b[^>]*>/i;

const BLOCK =
  '<\\/?(?:blockquote|br|center|details|div|h[1-6]|hr|li|ol|p|script|style|summary|table|td|tr|ul)\\b[^>]*>';

/** Line ends beside tags of blocks are no text; those inside of a text are. */
const LINE_END = new RegExp(`(${BLOCK})?[^\\S\\n]*(\\n\\s*)(?=(${BLOCK})?)`, 'gi');

const withBreaks = (html: string): string =>
  html.replace(LINE_END, (_, before: string | undefined, ends: string, after: string | undefined) =>
    before || after ? (before ?? '') : ends.split('\n').length > 2 ? '<br><br>' : '<br>',
  );

/**
 * The texts of a card become ours: names for its placeholders, words for its HTML. Asterisks stay: they are how role-play writes what
 * somebody does.
 */
export function cardText(text: string, name: string): { text: string; note?: string } {
  const lines = text.replace(/\r\n?/g, '\n');
  const named = withoutMacros(lines, name);
  const read = HTML.test(named) ? textOf('html', withBreaks(named)) : { text: named, notes: [] };
  const notes = [...(named === lines ? [] : [`{{char}} is ${name}, and {{user}} is 'you'.`]), ...read.notes];
  return { text: read.text.trim(), ...(notes.length > 0 && { note: notes.join(' ') }) };
}
