import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';
import { CONTRIBUTION_TIMEOUT_MS } from '../contributions/load-part';

/** The first error of drawing an element, or of taking longer than a contribution may; undefined where there is none. */
async function errorOf(element: ReactNode, signal: AbortSignal): Promise<unknown> {
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerenderToNodeStream(element, { onError: (error) => void errors.push(error), signal });
    prelude.resume();
  } catch (error) {
    errors.push(error);
  }
  return errors[0];
}

type Try = NonNullable<ShellContext['tryContribution']>;
type Within = (element: ReactNode) => ReactNode;

/**
 * Tries contributions by themselves. One that has not come in time once is not waited for again. The result gives the function for one page,
 * whose contributions are tried once; `within` gives an element all that surrounds it there.
 */
export function contributionTrials(): (within: Within) => Try {
  const late = new Set<string>();
  async function canBeDrawn(key: string, element: ReactNode): Promise<boolean> {
    if (late.has(key)) return false;
    const signal = AbortSignal.timeout(CONTRIBUTION_TIMEOUT_MS);
    const error = await errorOf(element, signal);
    if (error === undefined) return true;
    if (signal.aborted) late.add(key);
    console.warn(`The contribution '${key}' cannot be prerendered, and is left to the browser`, error);
    return false;
  }
  return (within) => {
    const tried = new Map<string, Promise<boolean>>();
    return (key, given, contribution) => {
      const name = `${key} ${JSON.stringify(given)}`;
      const trial = tried.get(name) ?? canBeDrawn(key, within(contribution));
      tried.set(name, trial);
      return trial;
    };
  };
}
