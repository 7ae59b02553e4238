/** Text, what stands beside the text before it, what fills the room that is there, or all of the width. */
export type SectionPlace = 'main' | 'side' | 'fill' | 'wide';

/** Where a section stands on a wide screen: all of the width, or one of the two columns, the second beside so many rows of the first. */
export interface Beside {
  column?: 'text' | 'rail';
  rows?: number;
}

interface Sized {
  place?: SectionPlace | undefined;
  /** The height in pixels, about. */
  height?: number | undefined;
}

/** What no text fills is a hole; a smaller one is taken for a margin. */
const HOLE = 300;
const MARGIN = 120;

const MOST_JOINING = 3;

/** The height of a section that does not say. */
const HEIGHT = 300;

const heightOf = ({ height = HEIGHT }: Sized) => height;

/** The sections that follow `at` and find room in the first column, beside what stands there until `wanted` pixels. */
function joining(sections: readonly Sized[], at: number, wanted: number): { count: number; height: number } {
  let count = 0;
  let height = 0;
  for (const next of sections.slice(at)) {
    const isText = next.place === 'main';
    const fits = next.place === 'fill' && height + heightOf(next) <= wanted + HOLE / 2;
    if (count === MOST_JOINING || wanted - height <= MARGIN || !(isText || fits)) break;
    height += heightOf(next);
    count += 1;
  }
  return { count, height };
}

/**
 * Where each section stands. What belongs beside the text before it stands there; where it is longer, the texts after it join, and where
 * none does and a hole would be left, it takes the width. What fills joins where it fits.
 */
export function besideOf(sections: readonly Sized[]): Beside[] {
  const places: Beside[] = sections.map(() => ({}));
  for (const [at, section] of sections.entries()) {
    const before = sections[at - 1];
    if (section.place !== 'side' || before?.place !== 'main' || places[at - 1]?.column) continue;
    const { count, height } = joining(sections, at + 1, heightOf(section) - heightOf(before));
    if (heightOf(section) - heightOf(before) - height > HOLE) continue;
    places[at - 1] = { column: 'text' };
    places[at] = { column: 'rail', rows: count + 1 };
    places.fill({ column: 'text' }, at + 1, at + 1 + count);
  }
  return places;
}
