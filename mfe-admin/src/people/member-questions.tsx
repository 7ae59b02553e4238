import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { AskTwice } from '@otherfolk/shared/ui/ask-twice';

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
      title={`${member.email} is not verified`}
      first={
        <>
          <p>
            Whoever signed up with this address has not shown that it is theirs. Anybody can type anybody’s address, and
            any name.
          </p>
          <p>
            {`Better: ask ${nameOf(member)} to press ‘Send again’ in the own panel, and to follow the link in the mail.`}
          </p>
        </>
      }
      second={
        <p>
          {`Do you know by another way that this account belongs to the person you mean? It is written down that you vouch for ${member.email}.`}
        </p>
      }
      confirm="I vouch for this address"
      {...answers}
    />
  );
}

export function RemovalQuestion({ member, ...answers }: QuestionProps) {
  return (
    <AskTwice
      title={`Remove ${nameOf(member)}?`}
      first={
        <>
          <p>
            {`The profile goes, with its role and flags, and signing in again does not bring it back. Your name and the address ${member.email} are kept under ‘Removed members’, where you can let the member in again, without rights.`}
          </p>
          <p>
            The account to sign in with stays: only its owner can delete it, or you in the console of the Firebase
            project. Until then, whoever has it sees what every visitor sees.
          </p>
        </>
      }
      second={<p>{`Remove ${nameOf(member)} now? The profile cannot be restored.`}</p>}
      confirm="Remove"
      {...answers}
    />
  );
}
