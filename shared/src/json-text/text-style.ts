import type { JsonNode } from './json-tree';

/** How a text of JSON is laid out. */
export interface TextStyle {
  lineEnd: string;
  /** The blanks of one level; undefined where all stands in one line. */
  indent: string | undefined;
}

const afterLine = (blanks: string): string => blanks.slice(blanks.lastIndexOf('\n') + 1);

export function styleOf(text: string, root: JsonNode): TextStyle {
  const [first] = root.children ?? [];
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  if (!first) return { lineEnd, indent: '  ' };
  const before = text.slice(root.offset + 1, first.offset);
  return { lineEnd, indent: before.includes('\n') ? afterLine(before) : undefined };
}

/** The blanks at the beginning of the line in which something stands. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** The text of a value that is new, in a line that begins with `outer`; undefined for in one line with others. */
export function newText(value: unknown, { indent, lineEnd }: TextStyle, outer: string | undefined): string {
  if (indent === undefined || outer === undefined) return JSON.stringify(value);
  return JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + outer);
}

/** The blanks before a value, as the blanks behind a comma say it; undefined in a line with others. */
export const outerOf = (lead: string): string | undefined => (lead.includes('\n') ? afterLine(lead) : undefined);
