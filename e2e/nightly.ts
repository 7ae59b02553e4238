/** Marks a test that `npm run test:nightly` alone runs: `test('…', nightly, async …)`. */
export const nightly = { tag: '@nightly' };

export const isNightly = Boolean(process.env.NIGHTLY);

/** The variants in which a test is tried: all of them at night, else the first. */
export const variants = <T>(all: readonly T[]): readonly T[] => (isNightly ? all : all.slice(0, 1));
