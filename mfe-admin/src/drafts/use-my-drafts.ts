import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CatalogueServer, useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { draftsOf, removeDrafts } from '@otherfolk/shared/drafts/draft-store';
import { takenIds } from '../create/taken-ids';
import { claimUnownedDrafts } from './claim-drafts';
import { listenToTabs, openTabs } from './open-tabs';
import { idOfPath, mayBeRenamed, readRedirects, renamedPath } from './renamed-item';

export interface ListedDraft {
  draft: Draft;
  /** Whether a tab edits it now: it would be back with the next letter that is typed there. */
  isOpen: boolean;
  /** The path that the file has now, where the item was renamed since. */
  newPath: string | undefined;
}

type PartialList =
  | { state: 'loading' }
  | { state: 'failed' }
  /** `at` is when they were looked for: what their ages are counted from. */
  | { state: 'listed'; drafts: readonly ListedDraft[]; at: number };

/** The redirects say where the items of drafts are now; they are not asked for while each is where it was. Without them, all keep their names. */
async function redirectsOf(
  drafts: readonly Draft[],
  client: QueryClient,
  server: CatalogueServer | undefined,
): Promise<unknown> {
  const isThere = await Promise.all(
    drafts.filter(mayBeRenamed).map(async ({ kind, path }) => (await takenIds(client, kind)).has(idOfPath(path))),
  );
  return isThere.every(Boolean) ? undefined : readRedirects(server).catch(() => undefined);
}

/** The drafts of a member on this device, kept up as tabs begin and end to edit, and a way to remove some. */
export function useMyDrafts(owner: string) {
  const { catalogueServer } = useShellContext();
  const client = useQueryClient();
  const [listed, setListed] = useState<PartialList>({ state: 'loading' });
  const announced = useRef<() => void>(undefined);

  const look = useCallback(async () => {
    try {
      await claimUnownedDrafts(owner);
      const [drafts, open] = await Promise.all([draftsOf(owner), openTabs()]);
      const redirects = await redirectsOf(drafts, client, catalogueServer);
      const rows = drafts.map((draft) => ({
        draft,
        isOpen: open.has(`${draft.file}/${draft.tab}`),
        newPath: renamedPath(redirects, draft),
      }));
      setListed({ state: 'listed', drafts: rows, at: Date.now() });
    } catch (error) {
      console.warn('Drafts cannot be read', error);
      setListed({ state: 'failed' });
    }
  }, [owner, client, catalogueServer]);

  useEffect(() => {
    const { announce, stop } = listenToTabs(() => void look());
    announced.current = announce;
    void look();
    return stop;
  }, [look]);

  /** Rejects where they could not be removed; then all of them are still there. */
  const discard = useCallback(
    async (drafts: readonly Draft[]) => {
      await removeDrafts(drafts);
      announced.current?.();
      await look();
    },
    [look],
  );

  return { listed, discard };
}
