import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import type { Promised } from '@otherfolk/shared/contract/fits';
import { type Releases, SHELL_PART } from '@otherfolk/shared/contract/releases';
import { incompatibilities } from './compatibility';

/** What is built here. */
export interface Newest {
  shell: Promised;
  remotes: Readonly<Record<string, Promised>>;
  declarations: Readonly<Record<string, RemoteDeclaration>>;
}

/** The points that a declaration wants and a shell does not have in that version. */
function missingPoints({ contributions = [] }: RemoteDeclaration, offered: Releases['extensionPoints']): string[] {
  return contributions.flatMap(({ id, point, version = 1 }) => {
    if (offered[point] === version) return [];
    return [`its contribution '${id}' wants version ${version} of '${point}', which the shell does not have`];
  });
}

/** The live remotes that would not run, or not whole, in the newest shell: a sentence each. */
function liveInNewest({ parts }: Releases, { shell }: Newest): string[] {
  const remotes = parts.filter(({ id, live }) => id !== SHELL_PART && live !== undefined);
  const found = Object.fromEntries(
    remotes.flatMap(({ id, contract, declaration }) =>
      // One of another contract is told below.
      contract === shell.contract && declaration ? [[id, declaration] as const] : [],
    ),
  );
  const misfits = remotes.flatMap(({ id, live, contract, singletons }) => {
    if (contract === undefined) return [`Live remote '${id}' (${live}): nothing is known of what it needs.`];
    const reasons = incompatibilities({ contract, singletons }, shell);
    return reasons.map((reason) => `Live remote '${id}' (${live}) and the newest shell: ${reason}.`);
  });
  const { problems } = acceptDeclarations(found, shell.contract);
  return [
    ...misfits,
    ...problems.map(({ remote, problem }) => `Live remote '${remote}' and the newest shell: ${problem}.`),
  ];
}

/** The newest remotes that would not run, or not whole, in the live shell: a sentence each. */
function newestInLive(live: Releases, { remotes, declarations }: Newest): string[] {
  return Object.entries(remotes).flatMap(([id, remote]) => {
    const declaration = declarations[id];
    const reasons = [
      ...incompatibilities(remote, live),
      ...(declaration ? missingPoints(declaration, live.extensionPoints) : []),
    ];
    return reasons.map((reason) => `Newest remote '${id}' and the live shell: ${reason}.`);
  });
}

/** What of a live site and of what is built here does not go together, whichever is released first: a sentence each. */
export const skewOf = (live: Releases, newest: Newest): string[] => [
  ...liveInNewest(live, newest),
  ...newestInLive(live, newest),
];
