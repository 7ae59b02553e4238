import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { MEMBER_FLAGS } from '@otherfolk/shared/domain/rights-in-words';
import { useSession } from '@otherfolk/shared/session';
import { texts } from '../texts';
import tables from '../ui/table.module.css';
import { MemberRow } from './member-row';
import type { useMembers } from './use-members';

type MembersTableProps = Pick<ReturnType<typeof useMembers>, 'setRights' | 'remove'> & { members: MemberRecord[] };

export function MembersTable({ members, setRights, remove }: MembersTableProps) {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : undefined;
  return (
    <div className={tables.scroll}>
      <table className={tables.quietHead}>
        <thead>
          <tr>
            <th scope="col">{texts.people.member}</th>
            <th scope="col">{texts.people.role}</th>
            {MEMBER_FLAGS.map(({ flag, label }) => (
              <th key={flag} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{texts.people.maySeeAndDo}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.people.removalAndState}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isOwn={member.userId === ownId}
              onChange={(rights, trustedEmail) => setRights(member, rights, trustedEmail)}
              onRemove={() => remove(member)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
