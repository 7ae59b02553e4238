import { createContext, useMemo } from 'react';
import type { FormProblem } from '../fields/form-problems';

/** The problems of inputs, by their names; the same map as long as it says the same. */
export const FieldProblemsContext = createContext<ReadonlyMap<string, string>>(new Map());

/**
 * The problems as a map for the context: another map only where the problems are others, so that inputs are not drawn again for nothing.
 */
export function useFieldProblems(problems: readonly FormProblem[]): ReadonlyMap<string, string> {
  const text = JSON.stringify(problems.map(({ name, message }) => [name, message]));
  return useMemo(() => new Map(JSON.parse(text) as [string, string][]), [text]);
}
