import { hashOf, type Region, regionOf } from './region';

/** A point of the map, which is 1000 wide and 640 high. */
export interface Point {
  x: number;
  y: number;
}

/** The land of each region, as an ellipse in which its places lie. */
export const LANDS: Readonly<Record<Region, Point & { rx: number; ry: number }>> = {
  west: { x: 172, y: 322, rx: 104, ry: 158 },
  north: { x: 500, y: 146, rx: 176, ry: 76 },
  east: { x: 828, y: 330, rx: 104, ry: 158 },
  south: { x: 500, y: 482, rx: 176, ry: 86 },
};

/** Two places have more room between them than this, where there is enough. */
const ROOM = 54;
const TRIES = 80;

/** A name stands below each place: beside each other, two of them need more room than one above the other. */
const WIDTH_OF_NAMES = 0.4;

/** A point in the land of a region, spread evenly over its area. */
function pointIn(region: Region, seed: string): Point {
  const { x, y, rx, ry } = LANDS[region];
  const angle = (hashOf(`${seed} angle`) / 2 ** 32) * 2 * Math.PI;
  const radius = Math.sqrt(hashOf(`${seed} radius`) / 2 ** 32);
  return { x: Math.round(x + rx * radius * Math.cos(angle)), y: Math.round(y + ry * radius * Math.sin(angle)) };
}

export const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const roomBetween = (one: Point, other: Point) => Math.hypot((one.x - other.x) * WIDTH_OF_NAMES, one.y - other.y);

/** The first point for a place with enough room around it; where there is none, the one with the most. */
function freePoint(id: string, taken: readonly Point[]): Point {
  const room = (point: Point) => Math.min(Infinity, ...taken.map((other) => roomBetween(point, other)));
  let best = pointIn(regionOf(id), id);
  let bestRoom = room(best);
  for (let nth = 1; bestRoom < ROOM && nth < TRIES; nth += 1) {
    const next = pointIn(regionOf(id), `${id} ${nth}`);
    const nextRoom = room(next);
    if (nextRoom > bestRoom) [best, bestRoom] = [next, nextRoom];
  }
  return best;
}

/** The most places of a region that are told apart; further ones lie where their hash says. */
const CROWDED = 60;

/** The positions of places by their ids, whatever the order in which they come. */
export function positionsOf(ids: readonly string[]): ReadonlyMap<string, Point> {
  const taken: Record<Region, Point[]> = { west: [], north: [], east: [], south: [] };
  const positions = new Map<string, Point>();
  for (const id of [...new Set(ids)].sort()) {
    const points = taken[regionOf(id)];
    const point = points.length < CROWDED ? freePoint(id, points) : pointIn(regionOf(id), id);
    points.push(point);
    positions.set(id, point);
  }
  return positions;
}
