import type { MemberRecord } from '@otherfolk/shared/contract/frame-context';
import { MEMBER_FLAGS, MEMBER_TYPES, rightsInWords } from '@otherfolk/shared/domain/rights-in-words';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { useState } from 'react';

interface MemberRowProps {
  member: MemberRecord;
  /** Nobody takes the role of admin from himself: one is always left. */
  isOwn: boolean;
  onChange: (rights: Viewer) => Promise<void>;
}

type Saving = { state: 'idle' | 'busy' | 'confirmed' } | { state: 'refused'; reason: string };

const wordsOf = (saving: Saving): string => {
  if (saving.state === 'refused') return saving.reason;
  return { idle: '', busy: 'Saving…', confirmed: 'Confirmed.' }[saving.state];
};

/** A member, what he or she may, and the controls to change it. */
export function MemberRow({ member, isOwn, onChange }: MemberRowProps) {
  const { userId, displayName, email } = member;
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  // What was asked for shows at once, and goes again where it is refused.
  const [asked, setAsked] = useState<Viewer>();
  const { memType, aN, aP, aU } = asked ?? member;
  const rights: Viewer = { memType, aN, aP, aU };
  const { may, sees } = rightsInWords(rights);
  const change = async (changed: Partial<Viewer>) => {
    const next = { ...rights, ...changed };
    setSaving({ state: 'busy' });
    setAsked(next);
    try {
      await onChange(next);
      setSaving({ state: 'confirmed' });
    } catch (error) {
      setSaving({ state: 'refused', reason: (error as Error).message });
    } finally {
      setAsked(undefined);
    }
  };
  const name = displayName || email || userId;
  const isBusy = saving.state === 'busy';
  return (
    <tr>
      <th scope="row">
        {name}
        {isOwn && ' (you)'}
        <span>{email}</span>
      </th>
      <td>
        <select
          aria-label={`Role of ${name}`}
          value={memType}
          disabled={isOwn || isBusy}
          onChange={(event) => void change({ memType: event.target.value as Viewer['memType'] })}
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
            onChange={(event) => void change({ [flag]: event.target.checked })}
          />
        </td>
      ))}
      <td>{[...sees, ...may].join(' • ') || 'What every visitor sees'}</td>
      <td>
        <p role="status" data-error={saving.state === 'refused' || undefined}>
          {wordsOf(saving)}
        </p>
      </td>
    </tr>
  );
}
