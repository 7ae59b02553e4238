import type { Drawing } from './atlas-drawing';

/** How much a turn away from the direction counts, against the distance. */
const TURN_WEIGHT = 2;
/** Within 60 degrees to either side. */
const WIDEST_TURN = Math.PI / 3;

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

interface Place {
  person: number;
  x: number;
  y: number;
}

function nearest(from: Place, places: readonly Place[], direction: number): number | undefined {
  let best: { person: number; cost: number } | undefined;
  for (const { person, x, y } of places) {
    if (person === from.person) continue;
    const away = Math.abs(Math.atan2(y - from.y, x - from.x) - direction);
    const turn = Math.min(away, 2 * Math.PI - away);
    if (turn > WIDEST_TURN) continue;
    const cost = Math.hypot(x - from.x, y - from.y) * (1 + TURN_WEIGHT * turn);
    if (!best || cost < best.cost) best = { person, cost };
  }
  return best?.person;
}

/** The person who is reached from another by an arrow key: along a relation, or else whoever is nearest that way; undefined for nobody. */
export function neighbourTowards({ people, relations }: Drawing, person: number, key: string): number | undefined {
  const direction = DIRECTIONS[key];
  const from = people.find((each) => each.person === person);
  if (direction === undefined || !from) return undefined;
  const related = new Set(
    relations.flatMap(({ first, second }) => (first === person ? [second] : second === person ? [first] : [])),
  );
  const alongRelations = people.filter((each) => related.has(each.person));
  return nearest(from, alongRelations, direction) ?? nearest(from, people, direction);
}
