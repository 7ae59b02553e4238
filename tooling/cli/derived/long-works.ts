import { simulate, type Simulation } from '@otherfolk/shared/atlas/atlas-layout';
import type { Told } from '@otherfolk/shared/catalogue/recall';

type LongWork = (from: never, told: Told) => unknown;

/** What another thread can derive, by the names that a recall knows it by. */
export const longWorks: Readonly<Record<string, LongWork>> = {
  layout: (from: Simulation, told) => simulate(from, told),
};
