import { useState } from 'react';
import type { MemberSession } from '../identity/member-session';
import { accountErrorText } from './account-error-text';
import styles from './auth-dialog.module.css';

const FILE_NAME = 'my-data.json';

function handOut(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: FILE_NAME }).click();
  URL.revokeObjectURL(href);
}

/** Hands out what the site knows of who is signed in. */
export function OwnDataButton({ session }: { session: () => Promise<MemberSession> }) {
  const [said, setSaid] = useState('');
  async function download(): Promise<void> {
    setSaid('');
    try {
      handOut(`${JSON.stringify(await (await session()).own.ownData(), null, 2)}\n`);
      setSaid(`${FILE_NAME} is in your downloads.`);
    } catch (error) {
      setSaid(accountErrorText(error));
    }
  }
  return (
    <>
      <button type="button" onClick={() => void download()}>
        Download My Data
      </button>
      <p role="status" className={styles.done}>
        {said}
      </p>
    </>
  );
}
