import { valueAt } from '@otherfolk/shared/domain/json-value';
import type { ItemFiles } from './read-item-files';

const PLACES = [['variantOverrides', 'ageGrade'], ['ageGrade']] as const;

/** The day of birth that the files of a life say; undefined where they say none. */
export function birthdayOf({ json, core }: ItemFiles): { month: number; day: number } | undefined {
  const grades = [...PLACES.map((place) => valueAt(json, place)), valueAt(core, ['ageGrade'])];
  const at = (key: string) => grades.map((grade) => valueAt(grade, [key])).find((value) => typeof value === 'number');
  const [month, day] = [at('birthMonth'), at('birthDay')];
  return typeof month === 'number' && typeof day === 'number' ? { month, day } : undefined;
}
