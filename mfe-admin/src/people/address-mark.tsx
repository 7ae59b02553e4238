import type { MemberRecord } from '@otherfolk/shared/contract/member-admin';
import { texts } from '../texts';
import styles from './people.module.css';

/** The warning about an address that is not verified. */
export function AddressMark({ member: { emailVerified, isTrusted } }: { member: MemberRecord }) {
  if (emailVerified) return null;
  return <em className={styles.unverified}>{isTrusted ? texts.people.adminVouches : texts.people.notVerified}</em>;
}
