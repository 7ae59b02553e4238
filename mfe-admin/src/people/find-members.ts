import type { MemberRecord } from '@otherfolk/shared/contract/frame-context';

/** Members in whose name or address every word of the search stands, whatever its case; by name. */
export function findMembers(members: readonly MemberRecord[], search: string): MemberRecord[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const nameOf = ({ displayName, email }: MemberRecord) => displayName || email;
  return members
    .filter(({ displayName, email }) => words.every((word) => `${displayName} ${email}`.toLowerCase().includes(word)))
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
}
