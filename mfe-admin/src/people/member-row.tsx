import { useState } from 'react';
import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { MEMBER_FLAGS, MEMBER_TYPES, rightsInWords } from '@otherfolk/shared/domain/rights-in-words';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { texts } from '../texts';
import { AddressMark } from './address-mark';
import { givesMore } from './gives-more';
import { RemovalQuestion, TrustQuestion } from './member-questions';

interface MemberRowProps {
  member: MemberRecord;
  /** Nobody takes the role of admin from himself: one is always left. */
  isOwn: boolean;
  onChange: (rights: Viewer, trustedEmail?: string) => Promise<void>;
  onRemove: () => Promise<void>;
}

type Saving = { state: 'idle' | 'busy' | 'confirmed' } | { state: 'refused'; reason: string };

const wordsOf = (saving: Saving): string => {
  if (saving.state === 'refused') return saving.reason;
  return { idle: '', busy: 'Saving…', confirmed: 'Confirmed.' }[saving.state];
};

/** A member, what he or she may, and the controls to change it. */
export function MemberRow({ member, isOwn, onChange, onRemove }: MemberRowProps) {
  const { userId, displayName, email } = member;
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  // A change shows at once, and goes again where it is refused.
  const [asked, setAsked] = useState<Viewer>();
  const { memType, aN, aP, aU } = asked ?? member;
  const rights: Viewer = { memType, aN, aP, aU };
  const { may, sees } = rightsInWords(rights);
  const [question, setQuestion] = useState<{ about: 'removal' } | { about: 'trust'; next: Viewer }>();
  const save = async (call: () => Promise<void>) => {
    setSaving({ state: 'busy' });
    try {
      await call();
      setSaving({ state: 'confirmed' });
    } catch (error) {
      setSaving({ state: 'refused', reason: messageOf(error) });
    } finally {
      setAsked(undefined);
    }
  };
  const give = (next: Viewer, trustedEmail?: string) => {
    setAsked(next);
    void save(() => onChange(next, trustedEmail));
  };
  const change = (changed: Partial<Viewer>) => {
    const next = { ...rights, ...changed };
    if (!member.isTrusted && givesMore(rights, next)) setQuestion({ about: 'trust', next });
    else give(next);
  };
  const answers = (confirmed: () => void) => ({
    member,
    onCancel: () => setQuestion(undefined),
    onConfirm: () => {
      setQuestion(undefined);
      confirmed();
    },
  });
  const name = displayName || email || userId;
  const isBusy = saving.state === 'busy';
  return (
    <tr>
      <th scope="row">
        <b>{isOwn ? texts.people.isYou(name) : name}</b>
        <span>
          <span>{`${email} `}</span>
          <AddressMark member={member} />
        </span>
      </th>
      <td>
        <select
          aria-label={texts.people.roleOf(name)}
          value={memType}
          disabled={isOwn || isBusy}
          onChange={(event) => change({ memType: event.target.value as Viewer['memType'] })}
        >
          {MEMBER_TYPES.map(({ memType: type, role }) => (
            <option key={type} value={type}>
              {role}
            </option>
          ))}
        </select>
      </td>
      {MEMBER_FLAGS.map(({ flag, label }) => (
        <td key={flag}>
          <input
            type="checkbox"
            aria-label={`${label}: ${name}`}
            checked={rights[flag]}
            disabled={isBusy}
            onChange={(event) => change({ [flag]: event.target.checked })}
          />
        </td>
      ))}
      <td>{[...sees, ...may].join(' • ') || texts.people.whatEveryVisitorSees}</td>
      <td>
        {!isOwn && memType !== 'a' && (
          <button type="button" disabled={isBusy} onClick={() => setQuestion({ about: 'removal' })}>
            {texts.people.remove}
            <span className="visually-hidden">{` ${name}`}</span>
          </button>
        )}
        {question?.about === 'removal' && <RemovalQuestion {...answers(() => void save(onRemove))} />}
        {question?.about === 'trust' && <TrustQuestion {...answers(() => give(question.next, email))} />}
        <p role="status" data-error={saving.state === 'refused' || undefined}>
          {wordsOf(saving)}
        </p>
      </td>
    </tr>
  );
}
