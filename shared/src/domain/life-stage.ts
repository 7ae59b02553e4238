export const LIFE_STAGE_BANDS = ['Early Childhood', 'Childhood', 'Preteen', 'Teen', 'Young Adult', 'Adult'] as const;

export type LifeStageBand = (typeof LIFE_STAGE_BANDS)[number];

const LAST_GRADES: readonly [number, LifeStageBand][] = [
  [1, 'Early Childhood'],
  [5, 'Childhood'],
  [8, 'Preteen'],
  [12, 'Teen'],
]; // docs/data-contract.md#5-age-grade-life-stages

/** The one band of a grade as gradeOf writes it; a missing grade is Early Childhood, the ageless are Adult. */
export function lifeStageBandOf(grade = '', ageless = false): LifeStageBand {
  if (ageless || /^adult$/i.test(grade)) return 'Adult';
  if (/^college\b/i.test(grade)) return 'Young Adult';
  const number = Number(/^grade (\d+)$/i.exec(grade)?.[1] ?? 0);
  return LAST_GRADES.find(([last]) => number <= last)?.[1] ?? 'Adult';
}

/** The stages named after the band, in any letter case. */
export function lifeStagesFor<T extends { name?: string | undefined }>(
  stages: readonly T[],
  grade: string | undefined,
  ageless = false,
): T[] {
  const band = lifeStageBandOf(grade, ageless).toLowerCase();
  return stages.filter((stage) => stage.name?.trim().toLowerCase() === band);
}
