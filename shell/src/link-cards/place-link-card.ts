import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/dom';

/** The gap between the card and its link, and between the card and the edges of the window. */
const GAP = 8;

/** How far to the left of the pointer the card of a long link begins. */
const LEAD = 48;

export interface Point {
  x: number;
  y: number;
}

/** Where the card of a link goes: beside the line that is pointed at, above or below all lines of the link. */
function rectOf(link: Element, pointer: Point | undefined): DOMRect {
  const bounds = link.getBoundingClientRect();
  const lines = [...link.getClientRects()];
  const pointed = pointer && lines.find(({ top, bottom }) => pointer.y >= top && pointer.y <= bottom);
  const line = pointed ?? lines[0] ?? bounds;
  const left = pointer ? Math.max(line.left, Math.min(pointer.x - LEAD, line.right)) : line.left;
  return new DOMRect(left, bounds.top, line.right - left, bounds.height);
}

/** Puts a card beside its link, inside the window and never over the link, until the returned function is called. */
export function placeLinkCard(link: Element, card: HTMLElement, pointer: Point | undefined): () => void {
  const reference = { getBoundingClientRect: () => rectOf(link, pointer), contextElement: link };
  const place = async () => {
    const { x, y } = await computePosition(reference, card, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [
        offset(GAP),
        flip({ padding: GAP, fallbackPlacements: ['top-start'] }),
        shift({ padding: GAP }),
        size({
          padding: GAP,
          apply: ({ availableHeight }) => void (card.style.maxHeight = `${Math.max(0, availableHeight)}px`),
        }),
      ],
    });
    Object.assign(card.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' });
  };
  return autoUpdate(reference, card, () => void place(), { ancestorScroll: false });
}
