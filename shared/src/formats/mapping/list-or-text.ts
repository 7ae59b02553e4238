/** The items of a text of which each line belongs to one that begins with '- '; undefined for another text. */
export function itemsOf(text: string): string[] | undefined {
  const lines = text.split('\n');
  if (!text.startsWith('- ') || !lines.every((line) => line.startsWith('- ') || line.startsWith('  ')))
    return undefined;
  const items: string[] = [];
  for (const line of lines)
    if (line.startsWith('- ')) items.push(line.slice(2));
    else items.push(`${items.pop() ?? ''}\n${line.slice(2)}`);
  return items;
}

/** A text as the list that it is, or else as it stands. */
export const listOrText = (text: string): string | string[] => itemsOf(text) ?? text;

/** The parts of a value that lists several in one line, or in several. */
export const partsOf = (text: string): string[] =>
  (itemsOf(text) ?? text.split(/[,;\n]/)).map((part) => part.trim()).filter((part) => part !== '');
