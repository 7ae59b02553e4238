import { LANDS } from '../places/positions';
import { hashOf, type Region } from '../places/region';

/** The number of capes and bays of a coast, and its distance from the land in which places are. */
const CAPES = 18;
const MARGIN = 30;
const DEPTH = 17;

type Corner = readonly [x: number, y: number];

const text = ([x, y]: Corner) => `${x.toFixed(0)} ${y.toFixed(0)}`;

const middle = ([x, y]: Corner, [otherX, otherY]: Corner): Corner => [(x + otherX) / 2, (y + otherY) / 2];

/** The outline of a region, as a path of SVG: a smooth line around its land, the same on every page. */
export function coastOf(region: Region): string {
  const { x, y, rx, ry } = LANDS[region];
  const corners = Array.from({ length: CAPES }, (_, index): Corner => {
    const angle = (index / CAPES) * 2 * Math.PI;
    const out = MARGIN + (hashOf(`${region} cape ${index}`) / 2 ** 32 - 0.5) * 2 * DEPTH;
    return [x + (rx + out) * Math.cos(angle), y + (ry + out) * Math.sin(angle)];
  });
  const next = (index: number) => corners[(index + 1) % CAPES] ?? [x, y];
  const curves = corners.map((corner, index) => `Q${text(corner)} ${text(middle(corner, next(index)))}`);
  return `M${text(middle(corners.at(-1) ?? [x, y], next(-1)))}${curves.join('')}Z`;
}
