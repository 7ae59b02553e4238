import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { itemListQuery } from '@otherfolk/shared/queries/item-list-query';
import type { ReferenceKind } from '../fields/reference-kind';
import {
  type Choice,
  itemAndVersionChoices,
  itemChoices,
  personAndLifeChoices,
  personChoices,
  versionChoices,
} from './choices';
import { familiesQuery } from './families-query';

const NONE: readonly never[] = [];

const listOf = <T>({ data, isError }: { data: readonly T[] | undefined; isError: boolean }) =>
  data ?? (isError ? NONE : undefined);

/** The list that a field refers to, and what of it can be chosen. */
const CHOICES = {
  person: { folder: characterKind.folder, choose: personAndLifeChoices },
  core: { folder: characterKind.folder, choose: personChoices },
  life: { folder: characterKind.folder, choose: versionChoices },
  plot: { folder: plotKind.folder, choose: itemAndVersionChoices },
  'plot-core': { folder: plotKind.folder, choose: itemChoices },
  'plot-version': { folder: plotKind.folder, choose: versionChoices },
  place: { folder: locationKind.folder, choose: versionChoices },
} as const satisfies Record<Exclude<ReferenceKind, 'family'>, unknown>;

/** All that a field of this kind can refer to; undefined until the list is there, and none where it cannot be had. */
export function useChoices(kind: ReferenceKind): readonly Choice[] | undefined {
  const isFamily = kind === 'family';
  const { folder, choose } = isFamily ? CHOICES.person : CHOICES[kind];
  const items = listOf(useQuery({ ...itemListQuery(folder), enabled: !isFamily }));
  const families = listOf(useQuery({ ...familiesQuery, enabled: isFamily }));
  return useMemo(
    () => (isFamily ? families : items && choose(folder, items)),
    [isFamily, families, items, choose, folder],
  );
}

/** The things that are searched for: what a field refers to, or a tag. */
export type SearchedKind = ReferenceKind | 'tag';

interface ReferenceWords {
  placeholder: string;
  /** The result where nothing is found. */
  none: string;
  /** The note behind an id that the catalogue does not have. */
  unknown: string;
}

const PEOPLE: ReferenceWords = {
  placeholder: 'Search people and lives…',
  none: 'Nobody by that name.',
  unknown: 'not in the catalogue',
};
const PLOTS: ReferenceWords = {
  placeholder: 'Search plots…',
  none: 'No plot by that name.',
  unknown: 'not in the catalogue',
};

export const referenceWords: Record<SearchedKind, ReferenceWords> = {
  person: PEOPLE,
  core: PEOPLE,
  life: PEOPLE,
  plot: PLOTS,
  'plot-core': PLOTS,
  'plot-version': PLOTS,
  place: { placeholder: 'Search locations…', none: 'No location by that name.', unknown: 'not in the catalogue' },
  family: { placeholder: 'Search families…', none: 'No family by that name.', unknown: 'not in the catalogue' },
  tag: { placeholder: 'Search tags…', none: 'No tag by that name.', unknown: 'a new tag' },
};
