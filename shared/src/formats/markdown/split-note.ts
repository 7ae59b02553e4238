/** A part of a note as it is written: below a heading, or before the first one, which has a blank heading of level 0. */
export interface NoteSection {
  heading: string;
  level: number;
  source: string;
  /** The line of its heading, from 1. */
  line: number;
}

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Divides Markdown by its headings, up to a level; what stands in fences is code. `line` is the line where it begins. */
export function splitNote(source: string, deepest = 6, line = 1): NoteSection[] {
  const sections: { heading: string; level: number; lines: string[]; line: number }[] = [
    { heading: '', level: 0, lines: [], line },
  ];
  let fence = '';
  source.split('\n').forEach((text, index) => {
    const [, mark = ''] = FENCE.exec(text) ?? [];
    const [, signs = '', heading = ''] = fence === '' ? (HEADING.exec(text) ?? []) : [];
    if (signs !== '' && signs.length <= deepest)
      sections.push({ heading: heading.trim(), level: signs.length, lines: [], line: line + index });
    else sections.at(-1)?.lines.push(text);
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
  });
  return sections
    .map(({ lines, ...rest }) => ({ ...rest, source: lines.join('\n').replace(/^\s*\n|\s+$/g, '') }))
    .filter((section) => section.level > 0 || section.source !== '');
}
