type Values<Works extends readonly unknown[]> = { -readonly [Place in keyof Works]: Awaited<Works[Place]> };

/** Resolves to what came of all works; after a failure it rejects with the first of them, when none goes on any more. */
export async function whenStill<const Works extends readonly Promise<unknown>[]>(works: Works): Promise<Values<Works>> {
  const ends = await Promise.allSettled(works);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  return ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined)) as Values<Works>;
}
