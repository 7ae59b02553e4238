/** A section is text, stands beside the text before it, fills the room that is there, or takes all of the width. */
export type SectionPlace = 'main' | 'side' | 'fill' | 'wide';

/** The place of a section on a wide screen: all of the width, or one of the two columns, the second beside so many rows of the first. */
export interface SectionColumn {
  column?: 'text' | 'rail';
  rows?: number;
}

interface Sized {
  place?: SectionPlace | undefined;
  /** The height in pixels, about. */
  height?: number | undefined;
}

/** The least height of a gap that is a hole; a smaller one is taken for a margin. */
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
 * The column of each section. One that belongs beside the text before it stands there; where it is longer, the texts after it join, and
 * where none does and a hole would be left, it takes the width. A section that fills joins where there is room for it.
 */
export function sectionColumns(sections: readonly Sized[]): SectionColumn[] {
  const columns: SectionColumn[] = sections.map(() => ({}));
  for (const [at, section] of sections.entries()) {
    const before = sections[at - 1];
    if (section.place !== 'side' || before?.place !== 'main' || columns[at - 1]?.column) continue;
    const { count, height } = joining(sections, at + 1, heightOf(section) - heightOf(before));
    if (heightOf(section) - heightOf(before) - height > HOLE) continue;
    columns[at - 1] = { column: 'text' };
    columns[at] = { column: 'rail', rows: count + 1 };
    columns.fill({ column: 'text' }, at + 1, at + 1 + count);
  }
  return columns;
}
