import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { locationIndexQuery } from '@otherfolk/shared/queries/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/queries/plot-variants-query';
import type { ReferenceKind } from '../fields/reference-kind';
import {
  type Choice,
  coreChoices,
  lifeChoices,
  personChoices,
  placeChoices,
  plotChoices,
  plotCoreChoices,
  plotVersionChoices,
} from './choices';
import { familiesQuery } from './families-query';

const NONE: readonly never[] = [];

const listOf = <T>({ data, isError }: { data: readonly T[] | undefined; isError: boolean }) =>
  data ?? (isError ? NONE : undefined);

/** All that a field of this kind can refer to; undefined until the list is there, and none where it cannot be had. */
export function useChoices(kind: ReferenceKind): readonly Choice[] | undefined {
  const isOfPeople = kind === 'person' || kind === 'core' || kind === 'life';
  const isOfPlots = kind === 'plot' || kind === 'plot-core' || kind === 'plot-version';
  const people = listOf(useQuery({ ...characterIndexQuery, enabled: isOfPeople }));
  const plots = listOf(useQuery({ ...plotVariantsQuery, enabled: isOfPlots }));
  const places = listOf(useQuery({ ...locationIndexQuery, enabled: kind === 'place' }));
  const families = listOf(useQuery({ ...familiesQuery, enabled: kind === 'family' }));
  return useMemo(() => {
    switch (kind) {
      case 'person':
        return people && personChoices(people);
      case 'core':
        return people && coreChoices(people);
      case 'life':
        return people && lifeChoices(people);
      case 'plot':
        return plots && plotChoices(plots);
      case 'plot-core':
        return plots && plotCoreChoices(plots);
      case 'plot-version':
        return plots && plotVersionChoices(plots);
      case 'place':
        return places && placeChoices(places);
      case 'family':
        return families;
    }
  }, [kind, people, plots, places, families]);
}

/** What is searched for: what a field refers to, or a tag. */
export type SearchedKind = ReferenceKind | 'tag';

interface ReferenceWords {
  placeholder: string;
  /** Where nothing is found. */
  none: string;
  /** Behind an id that the catalogue does not have. */
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
