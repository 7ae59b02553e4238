import type { QueryClient } from '@tanstack/react-query';
import { hasFlags } from '@otherfolk/shared/domain/viewer';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { onSession } from '@otherfolk/shared/session/watcher';

/** What a page carries of the site features nothing hidden: for a member who may see more, the file is read itself. */
export function readSiteAgain(client: QueryClient): () => void {
  return onSession((session, before) => {
    const mayNow = session.status === 'signed-in' && hasFlags(session.profile);
    const mightBefore = before.status === 'signed-in' && hasFlags(before.profile);
    if (mayNow && !mightBefore) void client.invalidateQueries({ queryKey: siteQuery.queryKey });
  });
}
