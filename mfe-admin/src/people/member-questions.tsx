import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { AskTwice } from '@otherfolk/shared/ui/ask-twice';
import { texts } from '../texts';

interface QuestionProps {
  member: MemberRecord;
  onConfirm: () => void;
  onCancel: () => void;
}

const nameOf = ({ displayName, email, userId }: MemberRecord) => displayName || email || userId;

/** Before somebody whose address nobody has verified is given more. */
export function TrustQuestion({ member, ...answers }: QuestionProps) {
  return (
    <AskTwice
      title={texts.people.isNotVerified(member.email)}
      first={
        <>
          <p>{texts.people.addressNotShown}</p>
          <p>{texts.people.betterAsk(nameOf(member))}</p>
        </>
      }
      second={<p>{texts.people.knownAnotherWay(member.email)}</p>}
      confirm={texts.people.vouch}
      {...answers}
    />
  );
}

export function RemovalQuestion({ member, ...answers }: QuestionProps) {
  return (
    <AskTwice
      title={texts.people.removeQuestion(nameOf(member))}
      first={
        <>
          <p>{texts.people.profileGoes(member.email)}</p>
          <p>{texts.people.accountStays}</p>
        </>
      }
      second={<p>{texts.people.removeNow(nameOf(member))}</p>}
      confirm={texts.people.remove}
      {...answers}
    />
  );
}
