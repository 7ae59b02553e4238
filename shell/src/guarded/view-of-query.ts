import { VIEWERS, type ViewName, viewNameOf, WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import { seenByOf } from '@otherfolk/shared/queries/audience-key';
import { isListKey } from '@otherfolk/shared/queries/list-key';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import type { Session } from '@otherfolk/shared/session';

/** What a member may read: editors and admins everything, whatever they are shown. */
export function viewOfSession(session: Session): ViewName {
  if (session.status !== 'signed-in') return '';
  const { memType } = session.profile;
  return memType === 'm' ? viewNameOf(session.profile) : WHOLE_VIEW;
}

/** What a right says that admins have: they see more than their flags open. */
const ADMIN = 'A';

/** The kind of viewer that a query reads for: that of its key; whole lists and the site are read for who is signed in. */
export function viewOfQuery(queryKey: readonly unknown[], session: Session): ViewName {
  if (isListKey(queryKey) || queryKey[0] === siteQuery.queryKey[0]) return viewOfSession(session);
  const seenBy = seenByOf(queryKey);
  if (seenBy.includes(ADMIN)) return WHOLE_VIEW;
  return Object.hasOwn(VIEWERS, seenBy) ? (seenBy as ViewName) : '';
}
