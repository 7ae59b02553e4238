import type { JsonNode } from './json-tree';

/** An item of a list or a member of an object, with the blanks around it: all that stands between two commas. */
export interface Part {
  lead: string;
  text: string;
  trail: string;
}

export interface Parts {
  parts: Part[];
  /** The blanks before the closing bracket. */
  tail: string;
}

/** The text between the brackets of a list or an object. */
export function partsOf(text: string, { offset, length, children = [] }: JsonNode): Parts {
  const end = offset + length - 1;
  let start = offset + 1;
  const parts = children.map((child, at): Part => {
    const childEnd = child.offset + child.length;
    const isLast = at === children.length - 1;
    const comma = isLast ? childEnd : text.indexOf(',', childEnd);
    const part = {
      lead: text.slice(start, child.offset),
      text: text.slice(child.offset, childEnd),
      trail: text.slice(childEnd, comma),
    };
    start = isLast ? comma : comma + 1;
    return part;
  });
  return { parts, tail: text.slice(start, end) };
}

/** The blanks of the parts of a list that change their places, or are new. */
export interface Blanks {
  first: string;
  others: string;
  tail: string;
}

/** The blanks between the parts that are there; `ofEmpty` where there are none. */
export function blanksOf({ parts, tail }: Parts, ofEmpty: Blanks): Blanks {
  const [first, second] = parts;
  if (!first) return ofEmpty;
  const inLine = ofEmpty.others === '' ? '' : ' ';
  const others = second?.lead ?? (first.lead.includes('\n') ? first.lead : inLine);
  return { first: first.lead, others, tail };
}

/** Puts parts together; those that stay where they were keep their blanks. */
export function joinedParts(
  parts: readonly { part: Part; wasFirst?: boolean }[],
  { first, others, tail }: Blanks,
): string {
  const texts = parts.map(({ part, wasFirst }, at) => {
    const lead = at === 0 ? first : wasFirst === false ? part.lead : others;
    return lead + part.text + part.trail;
  });
  return texts.length === 0 ? '' : texts.join(',') + tail;
}
