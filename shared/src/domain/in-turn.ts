/** Does a work for each, one after the other: none of them waits in memory for its turn. */
export async function inTurn<From, To>(all: readonly From[], work: (each: From) => Promise<To>): Promise<To[]> {
  const results: To[] = [];
  for (const each of all) results.push(await work(each));
  return results;
}
