import type { CommandFigures } from './measure-command';
import type { ScaleStepId } from './scale-steps';

/** One run of every step. */
export type ScaleRun = Record<ScaleStepId, CommandFigures>;

export interface ScaleResult {
  /** Of a whole catalogue. */
  lives: number;
  /** Those that it has beside the shipped ones: none of the shipped catalogue. */
  more: number;
  /** In the order of measuring. */
  runs: ScaleRun[];
}

type Catalogue = Omit<ScaleResult, 'runs'>;

interface Scale<C extends Catalogue> {
  catalogues: readonly C[];
  steps: readonly ScaleStepId[];
  runs: number;
  /** Hears of each step as it begins. */
  onStep: (run: number, catalogue: C, step: ScaleStepId) => void;
  measure: (catalogue: C, step: ScaleStepId) => Promise<CommandFigures>;
}

/** Measures each step of all catalogues in turns, so that whatever else the machine does burdens all of them alike. */
export async function runScale<C extends Catalogue>({
  catalogues,
  steps,
  runs,
  onStep,
  measure,
}: Scale<C>): Promise<ScaleResult[]> {
  const results = new Map(catalogues.map((each) => [each, [] as Partial<ScaleRun>[]]));
  for (let run = 1; run <= runs; run++) {
    const inTurn = run % 2 === 0 ? [...catalogues].reverse() : catalogues;
    for (const made of results.values()) made.push({});
    for (const step of steps) {
      for (const catalogue of inTurn) {
        onStep(run, catalogue, step);
        const figures = await measure(catalogue, step);
        Object.assign(results.get(catalogue)?.at(-1) ?? {}, { [step]: figures });
      }
    }
  }
  return [...results].map(([{ lives, more }, made]) => ({ lives, more, runs: made as ScaleRun[] }));
}
