import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { compareNames } from '@otherfolk/shared/domain/compare-names';
import { folded } from '@otherfolk/shared/domain/folded';

/** Members in whose name or address every word of the search stands, whatever its case and accents; by name. */
export function findMembers(members: readonly MemberRecord[], search: string): MemberRecord[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const nameOf = ({ displayName, email }: MemberRecord) => displayName || email;
  return members
    .filter(({ displayName, email }) => words.every((word) => folded(`${displayName} ${email}`).includes(word)))
    .sort((a, b) => compareNames(nameOf(a), nameOf(b)));
}
