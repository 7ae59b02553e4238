import { useContext } from 'react';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { useBaseAgeOr } from '@otherfolk/shared/hooks/use-base-age';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { GivenBaseAge } from './base-age-in-steps';

/** The values that the age of a character hangs on, today and for this reader. */
export function useAge({ ageGrade, ageless }: Pick<AgeInput, 'ageGrade' | 'ageless'>): AgeInput {
  return { ageGrade, ageless, baseAge: useBaseAgeOr(useContext(GivenBaseAge)), today: useToday() };
}
