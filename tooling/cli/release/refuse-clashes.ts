import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import { declarationIn, type FinishedBuild } from '../export/site/deployment';

type Builds = ReadonlyMap<string, FinishedBuild>;

const accept = (builds: Builds, contract: number) =>
  acceptDeclarations(Object.fromEntries(Array.from(builds, ([id, build]) => [id, declarationIn(build)])), contract);

/**
 * Throws one sentence where a release would leave a whole remote out of the site, that one or another, that is not left out already. Tells
 * what else the site does without of it, a sentence each.
 */
export function refuseClashes(id: string, build: FinishedBuild, live: Builds, contract: number): string[] {
  const before = accept(live, contract);
  const after = accept(new Map([...live, [id, build]]), contract);
  const wasThere = (remote: string) => remote === id || before.declarations.some((each) => each.id === remote);
  const isThere = (remote: string) => after.declarations.some((each) => each.id === remote);
  const lost = after.problems.filter(({ remote }) => wasThere(remote) && !isThere(remote));
  if (lost.length > 0) {
    const reasons = lost.map(({ remote, problem }) => (remote === id ? problem : `'${remote}': ${problem}`));
    throw new Error(`Remote '${id}' does not fit the site: ${reasons.join('; ')}.`);
  }
  return after.problems.filter(({ remote }) => remote === id).map(({ problem }) => problem);
}
