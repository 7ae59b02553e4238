/** A place on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const MOTION_MS = 350;

/** The mark of the wide image of a page, which remotes set on the element that holds it. */
const BANNER = '[data-banner]';

const isEmpty = ({ width, height }: Box) => width <= 0 || height <= 0;

/** Where a part of a whole begins whose middle lies as near to `middle` as it can. */
const startOfPart = (part: number, whole: number, middle: number) =>
  Math.max(0, Math.min(middle - part / 2, whole - part));

/**
 * Styles with which a banner fills the place of a card's cover: it keeps its proportions, and shows the part of itself that will
 * stand nearest to that place. Nothing where one of them takes no space.
 */
export function styleAt(cover: Box, banner: Box): { transform: string; clipPath: string } | undefined {
  if (isEmpty(cover) || isEmpty(banner)) return undefined;
  const scale = Math.max(cover.width / banner.width, cover.height / banner.height);
  const [width, height] = [cover.width / scale, cover.height / scale];
  const left = startOfPart(width, banner.width, cover.left + cover.width / 2 - banner.left);
  const top = startOfPart(height, banner.height, cover.top + cover.height / 2 - banner.top);
  const [x, y] = [cover.left - banner.left - left * scale, cover.top - banner.top - top * scale];
  const [right, bottom] = [banner.width - width - left, banner.height - height - top];
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${top}px ${right}px ${bottom}px ${left}px)`,
  };
}

/** Moves the banner of the page that has just been drawn, where it has one, from the place where a cover stood to its own. */
export function moveBannerFrom(cover: Box): void {
  const banner = document.querySelector<HTMLElement>(BANNER);
  const style = banner && styleAt(cover, banner.getBoundingClientRect());
  if (!style) return;
  const easing = getComputedStyle(banner).getPropertyValue('--ease').trim() || 'ease';
  const [start, end] = [
    { ...style, transformOrigin: '0 0' },
    { transform: 'none', clipPath: 'inset(0px 0px 0px 0px)', transformOrigin: '0 0' },
  ];
  banner.animate([start, end], { duration: MOTION_MS, easing });
}
