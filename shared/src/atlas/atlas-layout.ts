import {
  type Force,
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import { packSiblings } from 'd3-hierarchy';
import { noRecall, type Recall, type Told } from '../catalogue/recall';
import { relatedGroups } from './related-groups';

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

interface Effort {
  steps: number;
  /** How roughly those far away count, as d3-force has it. */
  theta: number;
  iterations: number;
  /** The first step that keeps people apart, which takes longest: who is still on the way may pass through others. */
  apartFrom: number;
}

/** How long a layout is improved, and how exactly. Each step costs more with more people, who need fewer to look well. */
const EFFORTS = {
  most: { steps: 300, theta: 0.9, iterations: 2, apartFrom: 0 },
  some: { steps: 120, theta: 0.9, iterations: 2, apartFrom: 0 },
  least: { steps: 60, theta: 1.6, iterations: 1, apartFrom: 30 },
} as const satisfies Record<string, Effort>;

/** Who stands somewhere already needs fewer steps, too. */
function effortFor(count: number, isPlaced: boolean): Effort {
  if (count > VERY_MANY || (count > MANY && isPlaced)) return EFFORTS.least;
  return count > MANY || isPlaced ? EFFORTS.some : EFFORTS.most;
}

/** More people are placed group by group. */
const MANY = 250;
const VERY_MANY = 1000;

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Places on a spiral, by which the layout starts. */
const spiral = (index: number): Point => {
  const radius = ROOM * Math.sqrt(index + 0.5);
  return { x: radius * Math.cos(index * GOLDEN_ANGLE), y: radius * Math.sin(index * GOLDEN_ANGLE) };
};

/** Whole numbers: what differs between machines is far behind the point. */
const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

interface Node extends SimulationNodeDatum {
  x: number;
  y: number;
}

type Pair = readonly [number, number];

/** What the places of a group follow from. */
export interface Simulation {
  start: readonly Point[];
  pairs: readonly Pair[];
  effort: Effort;
}

/**
 * Places by forces: related people near each other, nobody upon somebody else. `placed` hears of people who have their place, not always
 * of whole ones.
 */
export function simulate({ start, pairs, effort }: Simulation, placed: Told): readonly Point[] {
  const { steps, theta, iterations, apartFrom } = effort;
  // Nodes have all properties from the beginning: those that get some later take twice as long.
  const nodes = start.map(({ x, y }, index): Node => ({ index, x, y, vx: 0, vy: 0 }));
  const links = pairs.map(([source, target]) => ({ source, target }));
  const room = forceCollide<Node>(ROOM).iterations(iterations);
  let step = 0;
  const keepApart: Force<Node, undefined> = (alpha) => {
    if (step >= apartFrom) room(alpha);
  };
  keepApart.initialize = (all, random) => room.initialize(all, random);
  const simulation = forceSimulation(nodes)
    .force('link', forceLink(links).distance(LINK_LENGTH))
    .force('charge', forceManyBody().strength(REPULSION).distanceMax(REPULSION_REACH).theta(theta))
    .force('room', keepApart)
    .force('x', forceX(0).strength(PULL.x))
    .force('y', forceY(0).strength(PULL.y))
    .alphaDecay(1 - Math.pow(0.001, 1 / steps))
    .stop();
  while (step < steps) {
    simulation.tick();
    placed(nodes.length / steps);
    step += 1;
  }
  return nodes.map(rounded);
}

/** Most layouts stay as they are when a catalogue changes. */
async function layoutOf(simulation: Simulation, { recall, placed }: Pick<LayoutOptions, 'recall' | 'placed'>) {
  let told = 0;
  const points = await recall.ofLong('layout', simulation, simulate, (count) => {
    told += count;
    placed(count);
  });
  // A known layout tells of nobody on its way: whoever has not been told of is told of here.
  placed(points.length - told);
  return points;
}

/** A group alone, about its own middle. */
function startOfGroup(members: readonly number[], from: readonly Point[] | undefined): Point[] {
  if (!from) return members.map((_, place) => spiral(place));
  const points = members.map((index) => from[index] ?? { x: 0, y: 0 });
  const middle = { x: average(points.map(({ x }) => x)), y: average(points.map(({ y }) => y)) };
  return points.map(({ x, y }) => rounded({ x: x - middle.x, y: y - middle.y }));
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Many people are placed by groups of those who are related, the largest in the middle. */
async function layoutOfGroups(count: number, pairs: readonly Pair[], { from, ...options }: LayoutOptions) {
  const effort = effortFor(count, from !== undefined);
  const layouts = relatedGroups(count, pairs).map(async ({ members, pairs: own }) => {
    const points = await layoutOf({ start: startOfGroup(members, from), pairs: own, effort }, options);
    return { members, points, r: ROOM + Math.max(...points.map(({ x, y }) => Math.hypot(x, y))) };
  });
  const groups = await Promise.all(layouts);
  const places: Point[] = [];
  for (const { members, points, x, y } of packSiblings(groups.sort((a, b) => b.r - a.r)))
    members.forEach((index, place) => {
      const point = points[place] ?? { x: 0, y: 0 };
      places[index] = rounded({ x: x + point.x, y: y + point.y });
    });
  return places;
}

export interface LayoutOptions {
  /** Where they stand before, so that those who are in several worlds stand in similar places. */
  from?: readonly Point[] | undefined;
  recall: Recall;
  /** Hears of people who have their place. */
  placed: Told;
}

/** Places of people, by their relations as pairs of places in the list: the same for the same input, on every machine. */
export async function atlasLayout(
  count: number,
  pairs: readonly Pair[],
  { from, recall = noRecall, placed = () => undefined }: Partial<LayoutOptions> = {},
): Promise<readonly Point[]> {
  if (count > MANY) return layoutOfGroups(count, pairs, { from, recall, placed });
  const start = Array.from({ length: count }, (_, index) => from?.[index] ?? spiral(index));
  return layoutOf({ start, pairs, effort: effortFor(count, from !== undefined) }, { recall, placed });
}
