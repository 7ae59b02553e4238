import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';

export interface Point {
  x: number;
  y: number;
}

/** Room that a portrait with its name takes, from its middle, in the units of the map. */
const ROOM = 64;
const LINK_LENGTH = 175;
const REPULSION = -620;
const REPULSION_REACH = 900;
/** Maps are wider than they are high. */
const PULL = { x: 0.035, y: 0.075 };

/** How long the layout is improved. More people need fewer steps to look well, and each step costs more. */
const STEPS = { few: 300, many: 120 };
const MANY = 250;

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Places on a spiral, by which the layout starts. */
const spiral = (index: number): Point => {
  const radius = ROOM * Math.sqrt(index + 0.5);
  return { x: radius * Math.cos(index * GOLDEN_ANGLE), y: radius * Math.sin(index * GOLDEN_ANGLE) };
};

interface Node extends SimulationNodeDatum {
  x: number;
  y: number;
}

function simulate(
  count: number,
  pairs: readonly (readonly [number, number])[],
  from: readonly Point[] | undefined,
): Point[] {
  const nodes = Array.from({ length: count }, (_, index): Node => ({ ...(from?.[index] ?? spiral(index)) }));
  const links = pairs.map(([source, target]) => ({ source, target }));
  const steps = count > MANY ? STEPS.many : STEPS.few;
  forceSimulation(nodes)
    .force('link', forceLink(links).distance(LINK_LENGTH))
    .force('charge', forceManyBody().strength(REPULSION).distanceMax(REPULSION_REACH))
    .force('room', forceCollide(ROOM).iterations(2))
    .force('x', forceX(0).strength(PULL.x))
    .force('y', forceY(0).strength(PULL.y))
    .alphaDecay(1 - Math.pow(0.001, 1 / steps))
    .stop()
    .tick(steps);
  // Whole numbers: what differs between machines is far behind the point.
  return nodes.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Layouts by what they were made of, the latest last. */
const known = new Map<string, readonly Point[]>();

/** Worlds of a large catalogue, for several kinds of viewers. */
const KNOWN_LAYOUTS = 100;

/**
 * Places of people, by their relations as pairs of places in the list: the same for the same input, on every machine. `from`: where
 * they stand before, so that those who are in several worlds stand in similar places. The layouts that were asked for last are kept:
 * most edits change no relation, and many viewers see the same people.
 */
export function atlasLayout(
  count: number,
  pairs: readonly (readonly [number, number])[],
  from?: readonly Point[],
): readonly Point[] {
  const key = JSON.stringify([count, pairs, from?.map(({ x, y }) => [x, y])]);
  const layout = known.get(key) ?? simulate(count, pairs, from);
  known.delete(key);
  known.set(key, layout);
  const [oldest] = known.keys();
  if (known.size > KNOWN_LAYOUTS && oldest !== undefined) known.delete(oldest);
  return layout;
}
