import type { FirstImage } from '@otherfolk/shared/contract/shell-context';
import { escapeAttribute } from './escape-attribute';

/** The parts of a page that React draws: what belongs into the head, and the rest, as UTF-8. */
export interface Drawing {
  head: string;
  body: Buffer;
}

/** React writes what belongs into the head before the page's first element. */
export function drawingOf(html: Buffer): Drawing {
  // No text of the head has this in it: in texts and attributes, React writes `<` as an entity.
  const start = html.indexOf('<div');
  return { head: html.toString('utf8', 0, start), body: html.subarray(start) };
}

/** Sorts what a page shows by the place where it stands there first; what does not stand there comes last. */
function byPlace<Shown>(all: Iterable<Shown>, body: Buffer, textOf: (one: Shown) => string): Shown[] {
  const placed = Array.from(all, (one) => ({ one, place: body.indexOf(textOf(one)) >>> 0 }));
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

const IMAGE_LINK = /<link rel="preload" as="image"[^>]*>/g;
const ASKED_FOR = / (imageSrcSet|href)(="[^"]*")/;

/** The attribute by which the page shows what a link of its head asks for. */
function attributeOf(link: string): string {
  const [, name, value = ''] = ASKED_FOR.exec(link) ?? [];
  return ` ${name === 'href' ? 'src' : 'srcSet'}${value}`;
}

interface Shown {
  tints: Iterable<string | undefined>;
  firstImages: readonly FirstImage[];
}

/**
 * A drawing, and what was noted of it, in the order of the page. What several remotes show is drawn in the order in which its data comes,
 * which is another each time.
 */
export function inPageOrder({ head, body }: Drawing, { tints, firstImages }: Shown): Drawing & Shown {
  const links = byPlace(head.match(IMAGE_LINK) ?? [], body, attributeOf);
  return {
    head: head.replace(IMAGE_LINK, () => links.shift() ?? ''),
    body,
    tints: byPlace(tints, body, (id) => ` data-tint="${id}"`),
    firstImages: byPlace(firstImages, body, ({ src }) => ` src="${escapeAttribute(src)}"`),
  };
}
