import { hashOf, type Region, regionOf } from './region';

/** A point of the map, which is 1000 wide and 640 high. */
export interface Point {
  x: number;
  y: number;
}

/** The land of each region, as an ellipse in which its places lie. */
export const LANDS: Readonly<Record<Region, Point & { rx: number; ry: number }>> = {
  west: { x: 232, y: 330, rx: 150, ry: 150 },
  north: { x: 520, y: 150, rx: 190, ry: 84 },
  east: { x: 778, y: 344, rx: 136, ry: 150 },
  south: { x: 500, y: 486, rx: 150, ry: 92 },
};

/** Two places are further apart than this, where there is room. */
const DISTANCE = 58;
const TRIES = 40;

/** A point in the land of a region, spread evenly over its area. */
function pointIn(region: Region, seed: string): Point {
  const { x, y, rx, ry } = LANDS[region];
  const angle = (hashOf(`${seed} angle`) / 2 ** 32) * 2 * Math.PI;
  const radius = Math.sqrt(hashOf(`${seed} radius`) / 2 ** 32);
  return { x: Math.round(x + rx * radius * Math.cos(angle)), y: Math.round(y + ry * radius * Math.sin(angle)) };
}

export const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The first point for a place that is far enough from those which are taken; where there is none, the one that is farthest. */
function freePoint(id: string, taken: readonly Point[]): Point {
  const room = (point: Point) => Math.min(Infinity, ...taken.map((other) => distanceOf(point, other)));
  let best = pointIn(regionOf(id), id);
  let bestRoom = room(best);
  for (let nth = 1; bestRoom < DISTANCE && nth < TRIES; nth += 1) {
    const next = pointIn(regionOf(id), `${id} ${nth}`);
    const nextRoom = room(next);
    if (nextRoom > bestRoom) [best, bestRoom] = [next, nextRoom];
  }
  return best;
}

/** So many places of a region are told apart; further ones lie where their hash says. */
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
