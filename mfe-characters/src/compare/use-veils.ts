import { type ContentVeil, contentVeil, isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { useIsLifted } from '@otherfolk/shared/storage/lifted-ratings';
import type { ComparedLife } from './compared-life';
import type { When } from './table-rows';

const MATURE = 2; // docs/product.md#the-veil
const EXPLICIT = 3; // docs/product.md#the-veil

/** The veil before each life, by its rating, its age and what the reader has chosen to see. */
export function useVeils(lives: readonly ComparedLife[], when: When): ReadonlyMap<string, ContentVeil> {
  const isLifted = new Map([
    [MATURE, useIsLifted(MATURE)],
    [EXPLICIT, useIsLifted(EXPLICIT)],
  ]);
  const veilOf = ({ rating, ageGrade, ageless }: ComparedLife) =>
    contentVeil(
      rating,
      { ageGrade, ageless, ...when },
      isVeiledRating(rating) && isLifted.get(Math.min(rating, EXPLICIT)) === true,
    );
  return new Map(lives.map((life) => [life.id, veilOf(life)]));
}
