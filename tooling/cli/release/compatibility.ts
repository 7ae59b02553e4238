import { satisfies } from 'semver';
import type { BuildRecord } from '@otherfolk/webpack/build-record';

type Promised = Pick<BuildRecord, 'contract' | 'singletons'>;

/** Why a remote cannot run in a shell, each reason as a part of a sentence; none where it can. Ranges are read as pages read them. */
export function incompatibilities(remote: Promised, shell: Promised): string[] {
  const contract =
    remote.contract === shell.contract ? [] : [`it follows contract ${remote.contract}, the shell ${shell.contract}`];
  const singletons = Object.entries(remote.singletons).flatMap(([name, range]) => {
    const provided = shell.singletons[name];
    if (provided === undefined) return [`it asks for ${name}, which the shell does not provide`];
    return satisfies(provided, range) ? [] : [`it asks for ${name} ${range}, and the shell provides ${provided}`];
  });
  return [...contract, ...singletons];
}

/** Throws one sentence with all reasons where a remote does not fit. */
export function refuseIncompatible(id: string, remote: Promised, shell: Promised): void {
  const reasons = incompatibilities(remote, shell);
  if (reasons.length > 0) throw new Error(`Remote '${id}' does not fit the shell: ${reasons.join('; ')}.`);
}
