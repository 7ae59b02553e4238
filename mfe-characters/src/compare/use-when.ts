import { useBaseAge } from '@otherfolk/shared/hooks/use-base-age';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import type { When } from './table-rows';

/** The values that ages hang on, today and for this reader. */
export function useWhen(): When {
  const [baseAge] = useBaseAge();
  return { baseAge, today: useToday() };
}
