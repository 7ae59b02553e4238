import { aligned } from './aligned';

/** The figures of one run by their names, which end with their units. */
export type Sample = Readonly<Record<string, number>>;

interface Subject {
  name: string;
  measure: () => Promise<Sample>;
}

/** A subject with the samples of all runs. */
export interface Measured {
  name: string;
  samples: Sample[];
}

export interface Goal {
  subject: string;
  figure: string;
  limit: number;
  /** Whether the limit is one for the ratio to the first subject. */
  isRatio?: boolean;
}

/** A part of the bench: the other subjects are compared with the first one. */
export interface Comparison {
  title: string;
  measured: Measured[];
  goals: readonly Goal[];
}

/** Measures the subjects in turns, so that other work on the machine burdens all of them alike. */
export async function measureInTurns(
  subjects: readonly Subject[],
  runs: number,
  onRun: (what: string) => void,
): Promise<Measured[]> {
  const all = subjects.map((subject) => ({ ...subject, samples: [] as Sample[] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, measure, samples } of run % 2 === 0 ? [...all].reverse() : all) {
      onRun(`run ${run} of ${runs}, ${name}…`);
      samples.push(await measure());
    }
  }
  return all.map(({ name, samples }) => ({ name, samples }));
}

/** The middle value, or the mean of the two in the middle; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));

const valuesOf = ({ samples }: Measured, figure: string) => samples.flatMap((sample) => sample[figure] ?? []);

function goalCell(goals: readonly Goal[], value: number, ratio: number): string {
  return goals
    .map(({ limit, isRatio }) => {
      const holds = Number(shown(isRatio ? ratio : value)) <= limit;
      return `${isRatio ? 'ratio ' : ''}≤ ${limit} ${holds ? 'holds' : 'MISSED'}`;
    })
    .join(', ');
}

/** A table of medians, ranges, ratios to the first subject, and whether each goal is reached. */
export function reportOf({ title, measured, goals }: Comparison): string {
  const [first] = measured;
  const figures = new Set(measured.flatMap(({ samples }) => samples.flatMap((sample) => Object.keys(sample))));
  const rows = [...figures].flatMap((figure) => {
    const beside = first ? median(valuesOf(first, figure)) : NaN;
    return measured.flatMap((subject) => {
      const values = valuesOf(subject, figure);
      if (values.length === 0) return [];
      const middle = median(values);
      const ratio = subject !== first && beside > 0 ? middle / beside : NaN;
      const own = goals.filter((goal) => goal.figure === figure && goal.subject === subject.name);
      return [
        [
          figure,
          subject.name,
          shown(middle),
          `${shown(Math.min(...values))}–${shown(Math.max(...values))}`,
          Number.isNaN(ratio) ? '' : ratio.toFixed(2),
          goalCell(own, middle, ratio),
        ],
      ];
    });
  });
  return [title, '', ...aligned([['figure', 'of', 'median', 'range', 'ratio', 'goal'], ...rows])].join('\n');
}
