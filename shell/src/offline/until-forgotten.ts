import type { Plugin } from './plugin';

/** The state that a strategy keeps of one request from its beginning to its end. */
interface State {
  generation?: number;
}

/**
 * Keeps answers that were asked for before their cache was emptied from being written into it afterwards. `generation` counts how
 * often it was emptied; `emptyAgain` removes what was written in the moment between.
 */
export function untilForgotten(generation: () => number, emptyAgain: () => Promise<void>): Plugin {
  const isOf = (state: State | undefined) => state?.generation === generation();
  return {
    handlerWillStart: async ({ state }) => {
      if (state) (state as State).generation = generation();
    },
    cacheWillUpdate: async ({ response, state }) => (isOf(state) ? response : null),
    cacheDidUpdate: async ({ state }) => {
      if (!isOf(state)) await emptyAgain();
    },
  };
}
