import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { useChoices } from '../references/use-choices';
import { type NamesOfItems, namesOfItems } from './names-of-items';

const NONE: readonly never[] = [];

/** What the items of the catalogue are called, as far as its lists are there. */
export function useNamesOfItems(): NamesOfItems {
  const { data: characters = NONE } = useQuery(characterIndexQuery);
  const { data: plots = NONE } = useQuery(plotVariantsQuery);
  const { data: locations = NONE } = useQuery(locationIndexQuery);
  const families = useChoices('family') ?? NONE;
  return useMemo(
    () => namesOfItems({ characters, plots, locations, families }),
    [characters, plots, locations, families],
  );
}
