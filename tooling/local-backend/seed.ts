import { type Accounts, withAccount } from './auth/account';
import { PasswordHash } from './auth/password-hash';
import { DEMO_PASSWORD, type DemoAccount, demoAccounts } from './demo-accounts';
import type { Documents, StoredDocument } from './firestore/document';
import { Timestamp, type Value } from './rules/values';
import type { DurableFile } from './store/durable-file';

const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

function profileOf({ email, displayName, memType, aN, aP, aU }: DemoAccount, now: number): StoredDocument {
  const time = new Timestamp(BigInt(now) * NANOSECONDS_PER_MILLISECOND);
  const fields = new Map<string, Value>(
    Object.entries({ email, emailVerified: true, displayName, memType, aN, aP, aU, createdAt: time }), // docs/product.md#profiles
  );
  return { fields, created: time, changed: time };
}

/** Makes the demo accounts and profiles that are missing; those that are there stay as they are. */
export async function seed(accounts: DurableFile<Accounts>, documents: DurableFile<Documents>): Promise<void> {
  const now = Date.now();
  const missing = demoAccounts.filter(({ localId }) => !accounts.value.has(localId));
  const passwordHash = new PasswordHash();
  const made = await Promise.all(
    missing.map(async ({ localId, email, displayName }) => ({
      ...{ localId, email, displayName, emailVerified: true, passwordHash: await passwordHash.of(DEMO_PASSWORD) },
      ...{ createdAt: now, lastLoginAt: now, revocations: 0, sessions: [] },
    })),
  );
  if (made.length > 0) await accounts.change((all) => made.reduce(withAccount, all));
  const withoutProfile = demoAccounts.filter(({ localId }) => !documents.value.has(`users/${localId}`));
  if (withoutProfile.length === 0) return;
  await documents.change(
    (all) =>
      new Map([...all, ...withoutProfile.map((each) => [`users/${each.localId}`, profileOf(each, now)] as const)]),
  );
}
