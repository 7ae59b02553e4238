import type { ContributedPart } from '@otherfolk/shared/contract/extension-points';

/** The code for the place where a contribution shows. Throws where the remote has some for another kind of place. */
export function wantedPart<Kind extends keyof ContributedPart>(
  part: ContributedPart | undefined,
  kind: Kind,
): NonNullable<ContributedPart[Kind]> {
  const wanted = part?.[kind];
  if (!wanted) throw new Error(`The remote gives no '${kind}' for it`);
  return wanted;
}
