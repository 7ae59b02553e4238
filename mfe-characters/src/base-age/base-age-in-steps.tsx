import { createContext, type ReactNode, useDeferredValue } from 'react';
import { useBaseAge } from '@otherfolk/shared/hooks/use-base-age';

/** The base age of a part of the page; undefined where nothing gives one. */
export const GivenBaseAge = createContext<number | undefined>(undefined);

/** Ages in here follow the base age in small steps: a page full of them does not keep the field waiting that is typed into. */
export function BaseAgeInSteps({ children }: { children: ReactNode }) {
  const [baseAge] = useBaseAge();
  return <GivenBaseAge value={useDeferredValue(baseAge)}>{children}</GivenBaseAge>;
}
