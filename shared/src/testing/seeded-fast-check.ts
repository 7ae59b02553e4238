// Jest gives this in the place of fast-check.
import type fastCheck from 'fast-check';

const real = jest.requireActual<{ default: typeof fastCheck }>(
  '../../../node_modules/fast-check/lib/cjs/fast-check.js',
).default;

/**
 * The seed of every property: what fails, fails because of the change at hand. FUZZ_SEED=<any whole number> tries other inputs, and a
 * failure prints its own.
 */
const SEED = 20_261_121;

/** The most runs of a property in `npm test`; `npm run test:nightly` makes as many as the property names. */
const MOST_RUNS = 100;

const { FUZZ_SEED = String(SEED), NIGHTLY } = process.env;
real.configureGlobal({ seed: Number(FUZZ_SEED) });

const assert: typeof fastCheck.assert = (property, parameters) => {
  const { numRuns = MOST_RUNS } = parameters ?? {};
  return real.assert(property, { ...parameters, numRuns: NIGHTLY ? numRuns : Math.min(numRuns, MOST_RUNS) }) as never;
};

export default { ...real, assert };
