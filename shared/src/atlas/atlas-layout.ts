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
import { createYielder } from '../catalogue/in-slices';
import { type Memo, noMemo } from '../catalogue/memo';
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
interface Simulation {
  start: readonly Point[];
  pairs: readonly Pair[];
  effort: Effort;
}

/**
 * Places by forces: related people near each other, nobody upon somebody else. Lets others have their turn in between. `onPlaced` is called
 * with the number of people who have got their place since, which need not be whole.
 */
async function simulate({ start, pairs, effort }: Simulation, onPlaced: OnPlaced): Promise<readonly Point[]> {
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
  const yieldIfDue = createYielder();
  while (step < steps) {
    simulation.tick();
    onPlaced(nodes.length / steps);
    step += 1;
    await yieldIfDue();
  }
  return nodes.map(rounded);
}

/** Most layouts stay as they are when a catalogue changes. */
async function layoutOf(simulation: Simulation, { memo, onPlaced }: Pick<LayoutOptions, 'memo' | 'onPlaced'>) {
  let placed = 0;
  const points = await memo.ofInput('layout', simulation, () =>
    simulate(simulation, (count) => {
      placed += count;
      onPlaced(count);
    }),
  );
  // A layout that was known has placed nobody on its way.
  onPlaced(points.length - placed);
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
  const groups = [];
  for (const { members, pairs: own } of relatedGroups(count, pairs)) {
    const points = await layoutOf({ start: startOfGroup(members, from), pairs: own, effort }, options);
    groups.push({ members, points, r: ROOM + Math.max(...points.map(({ x, y }) => Math.hypot(x, y))) });
  }
  const places: Point[] = [];
  for (const { members, points, x, y } of packSiblings(groups.sort((a, b) => b.r - a.r)))
    members.forEach((index, place) => {
      const point = points[place] ?? { x: 0, y: 0 };
      places[index] = rounded({ x: x + point.x, y: y + point.y });
    });
  return places;
}

/** Called with the number of people who have got their place since, which need not be whole. */
type OnPlaced = (count: number) => void;

export interface LayoutOptions {
  /** Where they stand before, so that those who are in several worlds stand in similar places. */
  from?: readonly Point[] | undefined;
  memo: Memo;
  onPlaced: OnPlaced;
}

/** Places of people, by their relations as pairs of places in the list: the same for the same input, on every machine. */
export async function atlasLayout(
  count: number,
  pairs: readonly Pair[],
  { from, memo = noMemo, onPlaced = () => undefined }: Partial<LayoutOptions> = {},
): Promise<readonly Point[]> {
  if (count > MANY) return layoutOfGroups(count, pairs, { from, memo, onPlaced });
  const start = Array.from({ length: count }, (_, index) => from?.[index] ?? spiral(index));
  return layoutOf({ start, pairs, effort: effortFor(count, from !== undefined) }, { memo, onPlaced });
}
