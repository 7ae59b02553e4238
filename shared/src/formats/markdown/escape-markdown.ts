/** Letters that Markdown, of forums and of chats, reads as more than letters. */
const SPECIAL = /[\\`*_[\]<>~|]|&(?=#?\w+;)/g;

/** Marks at the beginning of a line that make a heading, a quotation, a list or a rule of it. */
const LINE_MARK = /^(\s*)([#+\-=])/gm;
const LINE_NUMBER = /^(\s*\d+)([.)])/gm;

/** A text that Markdown reads as these words alone. */
export const escapeMarkdown = (text: string): string =>
  text.replace(SPECIAL, '\\$&').replace(LINE_MARK, '$1\\$2').replace(LINE_NUMBER, '$1\\$2');
