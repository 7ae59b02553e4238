import { useCallback, useEffect, useState } from 'react';
import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { Viewer } from '@otherfolk/shared/domain/viewer';

export type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; reason: string }
  | { state: 'loaded'; members: MemberRecord[]; next: string | undefined };

/** Each once; what came later is newer. */
const together = (...lists: MemberRecord[][]) => [
  ...new Map(lists.flat().map((member) => [member.userId, member])).values(),
];

/** The members that have been loaded so far, and what may be done with them. Changes reject with a sentence for people. */
export function useMembers() {
  const { memberAdmin } = useShellContext();
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });

  const load = useCallback(
    async (after?: string) => {
      try {
        const { members, next } = await (await memberAdmin()).list(after);
        setLoaded((before) => {
          const known = after !== undefined && before.state === 'loaded' ? before.members : [];
          return { state: 'loaded', members: together(known, members), next };
        });
      } catch (error) {
        setLoaded({ state: 'failed', reason: messageOf(error) });
      }
    },
    [memberAdmin],
  );
  useEffect(() => void load(), [load]);

  const updateMembers = (update: (members: MemberRecord[]) => MemberRecord[]) =>
    setLoaded((before) => (before.state === 'loaded' ? { ...before, members: update(before.members) } : before));

  const find = useCallback(
    async (beginning: string) => {
      const found = await (await memberAdmin()).find(beginning);
      setLoaded((before) =>
        before.state === 'loaded' ? { ...before, members: together(before.members, found) } : before,
      );
    },
    [memberAdmin],
  );

  async function setRights(member: MemberRecord, rights: Viewer, trustedEmail?: string): Promise<void> {
    await (await memberAdmin()).setRights(member.userId, rights, trustedEmail);
    const trust = trustedEmail === undefined ? {} : { isTrusted: true };
    updateMembers((members) =>
      members.map((each) => (each.userId === member.userId ? { ...each, ...rights, ...trust } : each)),
    );
  }

  async function remove(member: MemberRecord): Promise<void> {
    await (await memberAdmin()).remove(member);
    updateMembers((members) => members.filter(({ userId }) => userId !== member.userId));
  }

  return {
    loaded,
    find,
    setRights,
    remove,
    loadMore: (after: string) => void load(after),
    tryAgain: () => {
      setLoaded({ state: 'loading' });
      void load();
    },
  };
}
