import { satisfies } from 'semver';
import { misfits, type Promised } from '@otherfolk/shared/contract/fits';

/** Why a remote cannot run in a shell, each reason as a part of a sentence; none where it can. */
export const incompatibilities = (remote: Promised, shell: Promised): string[] => misfits(remote, shell, satisfies);

/** Throws one sentence with all reasons where a remote does not fit. */
export function refuseIncompatible(id: string, remote: Promised, shell: Promised): void {
  const reasons = incompatibilities(remote, shell);
  if (reasons.length > 0) throw new Error(`Remote '${id}' does not fit the shell: ${reasons.join('; ')}.`);
}
