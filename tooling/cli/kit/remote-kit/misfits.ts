import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { incompatibilities } from '../../release/compatibility';
import type { LiveSite } from './live-site';

interface Candidate {
  declaration: RemoteDeclaration;
  record: Pick<BuildRecord, 'contract' | 'singletons'>;
}

/** The contributions to points that the shell does not have, or has in another version. */
function unknownPoints({ contributions = [] }: RemoteDeclaration, { extensionPoints }: LiveSite): string[] {
  return contributions.flatMap(({ id, point, version = 1 }) => {
    const offered = extensionPoints[point];
    if (offered === undefined) return [`the contribution '${id}' is for '${point}', which the shell does not have`];
    return offered === version
      ? []
      : [`the contribution '${id}' wants version ${version} of '${point}', and the shell has version ${offered}`];
  });
}

/** The problems that a site would have with the remote, and does not have without it, be they the remote's own or those of another one. */
function clashes(declaration: RemoteDeclaration, { contract, parts }: LiveSite): string[] {
  const others = parts.flatMap(({ id, declaration: live }) =>
    live && id !== declaration.id ? [[id, { ...live, contract }] as const] : [],
  );
  const problemsOf = (remotes: readonly (readonly [string, object])[]) =>
    acceptDeclarations(Object.fromEntries(remotes), contract).problems.map(({ remote, problem }) =>
      remote === declaration.id ? problem : `with it, the live remote '${remote}' would have a problem: ${problem}`,
    );
  const before = new Set(problemsOf(others));
  // Contributions to points that this shell lacks are told already.
  const known = { ...declaration, contract, contributions: [] };
  return problemsOf([...others, [declaration.id, known]]).filter((problem) => !before.has(problem));
}

function unmetNeeds({ needs = [] }: RemoteDeclaration, { parts }: LiveSite): string[] {
  const there = new Set(parts.filter(({ live }) => live !== undefined).map(({ id }) => id));
  return needs.filter((need) => !there.has(need)).map((need) => `it needs '${need}', which is not live there`);
}

/** Why a remote does not fit what is live on a site, each reason as a part of a sentence; none where it fits. */
export const misfits = ({ declaration, record }: Candidate, site: LiveSite): string[] => [
  ...incompatibilities(record, site),
  ...unknownPoints(declaration, site),
  ...clashes(declaration, site),
  ...unmetNeeds(declaration, site),
];
