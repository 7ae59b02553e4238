import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf } from '@otherfolk/shared/drafts/draft-store';
import { mayLeave } from '@otherfolk/shared/drafts/leaving';
import { withTimeout } from '../identity/backend-answer';
import type { MemberSession } from '../identity/member-session';

/** A database that does not answer keeps nobody signed in. */
const LOG_OUT_TIMEOUT_MS = 3000;

async function draftsOnDevice(userId: string | undefined): Promise<Draft[]> {
  if (userId === undefined) return [];
  try {
    return await withTimeout(draftsOf(userId), LOG_OUT_TIMEOUT_MS);
  } catch (error) {
    // They stay, and are offered to this member again.
    console.warn('Drafts cannot be read', error);
    return [];
  }
}

/**
 * Signs out, after the member has said what becomes of drafts on this device, where there are any. Resolves without signing out
 * when he or she would rather stay; rejects where the question cannot be loaded or the service refuses.
 */
export async function logOut(session: Pick<MemberSession, 'userId' | 'signOut'>): Promise<void> {
  if (!(await mayLeave())) return;
  const drafts = await draftsOnDevice(session.userId);
  if (drafts.length > 0) {
    const { askAboutDrafts } = await import(/* webpackChunkName: "members" */ '../dialogs/ask-about-drafts');
    if (!(await askAboutDrafts(drafts))) return;
  }
  await session.signOut();
}
