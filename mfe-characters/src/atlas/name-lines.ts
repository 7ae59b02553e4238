/** Letters of a line below a portrait. */
const LINE = 17;

const cut = (text: string) => {
  const letters = [...text];
  return letters.length > LINE
    ? `${letters
        .slice(0, LINE - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** A name in one line, or in two of similar length, cut where they are too long. */
export function nameLines(name: string): string[] {
  if ([...name].length <= LINE) return [name];
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  const middle = name.length / 2;
  const [space] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (space === undefined) return [cut(name)];
  return [name.slice(0, space), name.slice(space).trim()].map(cut);
}

/** Stands in the place of a portrait. */
export const initialOf = (name: string): string => [...name.replace(/^the\s+/i, '')][0]?.toUpperCase() ?? '';
