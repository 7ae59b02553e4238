import { useState } from 'react';
import { useSession } from '@otherfolk/shared/session';

/** The member whose drafts these are: the one for whom the page was opened, also while it is taken away because he or she left. */
export function useOwner(): string {
  const session = useSession();
  const [owner] = useState(() => (session.status === 'signed-in' ? session.userId : ''));
  return owner;
}
