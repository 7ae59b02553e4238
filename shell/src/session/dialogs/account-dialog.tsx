import { useEffect, useState } from 'react';
import type { Profile } from '@otherfolk/shared/session';
import { AskTwice } from '@otherfolk/shared/ui/ask-twice';
import { ModalDialog } from '../../dialog/modal-dialog';
import type { Proof } from '../identity/account-calls';
import type { MemberSession } from '../identity/member-session';
import type { OwnAccount } from '../identity/own-account-store';
import { AccountForm } from './account-form';
import styles from './auth-dialog.module.css';
import { Field, PASSWORD_HINT } from './auth-fields';
import { choosePassword, prepareToChoose } from './choose-password';
import { PASSWORDS_DIFFER, Refused } from './error-texts';
import { MailPageLink } from './mail-page-link';
import { OwnDataButton } from './own-data-button';

interface AccountDialogProps {
  account: OwnAccount;
  profile: Profile;
  session: () => Promise<MemberSession>;
  onClose: () => void;
}

/** The panel in which members change their own account, download its data, and remove it. */
export function AccountDialog({ account, profile, session, onClose }: AccountDialogProps) {
  const { email, hasPassword } = account;
  /** The question before the removal, and what its answer does. */
  const [question, setQuestion] = useState<(isSure: boolean) => void>();
  useEffect(prepareToChoose, []);

  async function changeAddress({ email: wanted = '' }: Record<string, string>, proof: Proof): Promise<string> {
    await (await session()).own.changeAddress(proof, wanted.trim());
    return `A mail is on its way to ${wanted.trim()}. Your address changes when you follow its link; then log in again.`;
  }

  async function changePassword(fields: Record<string, string>, proof: Proof): Promise<string> {
    const { password = '', confirmation } = fields;
    if (password !== confirmation) throw new Refused(PASSWORDS_DIFFER);
    await choosePassword(password, { email, displayName: profile.displayName });
    await (await session()).own.changePassword(proof, password);
    return 'Your new password holds. Other devices are logged out.';
  }

  async function remove(_: Record<string, string>, proof: Proof): Promise<string> {
    const isSure = await new Promise<boolean>((answer) => setQuestion(() => answer));
    setQuestion(undefined);
    if (!isSure) return 'Nothing was removed.';
    await (await session()).own.remove(proof);
    return '';
  }

  return (
    <ModalDialog title="Your Account" focusAfter="[data-session] button" onClose={onClose}>
      <details name="account" className={styles.part}>
        <summary>Change your address</summary>
        <AccountForm hasPassword={hasPassword} submit="Send Link to the New Address" onSend={changeAddress}>
          <p>{`You sign in with ${email}.`}</p>
          <Field
            label="New Email"
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </AccountForm>
        <MailPageLink />
      </details>
      <details name="account" className={styles.part}>
        <summary>{hasPassword ? 'Change your password' : 'Set a password'}</summary>
        <AccountForm hasPassword={hasPassword} submit="Save Password" onSend={changePassword}>
          <Field
            label="New Password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
          />
          <Field label="Confirm New Password" name="confirmation" type="password" autoComplete="new-password" />
        </AccountForm>
      </details>
      <details name="account" className={styles.part}>
        <summary>Your data</summary>
        <p>
          A file with your account, your profile, and what this device keeps of you. What is stored where is said on the
          page <a href="/privacy">Privacy</a>.
        </p>
        <OwnDataButton session={session} />
      </details>
      <details name="account" className={styles.part}>
        <summary>Remove your account</summary>
        {profile.memType === 'a' ? (
          <p>You are an admin: another admin has to take the role from you first, so that one is always left.</p>
        ) : (
          <>
            <p>Your account, your profile, and your drafts on this device go, and nobody can bring them back.</p>
            <p>Do you want to take your data along first?</p>
            <OwnDataButton session={session} />
            <AccountForm hasPassword={hasPassword} submit="Remove My Account" isDangerous onSend={remove} />
          </>
        )}
      </details>
      {question && (
        <AskTwice
          title="Remove your account?"
          first={
            <p>
              {`The account ${email} and the profile ‘${profile.displayName}’ are deleted, with all rights. Drafts that you keep on this device are deleted, too; those on other devices stay there until you delete them.`}
            </p>
          }
          second={<p>Delete all of it now? This cannot be undone.</p>}
          confirm="Delete everything"
          onConfirm={() => question(true)}
          onCancel={() => question(false)}
        />
      )}
    </ModalDialog>
  );
}
