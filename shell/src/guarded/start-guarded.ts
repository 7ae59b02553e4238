import type { QueryClient } from '@tanstack/react-query';
import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { parseJson, type ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { type ViewName, WHOLE_VIEW } from '@otherfolk/shared/domain/audiences';
import { seenByOf } from '@otherfolk/shared/queries/audience-key';
import { isListKey } from '@otherfolk/shared/queries/list-key';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import type { Session } from '@otherfolk/shared/session';
import { onSession } from '@otherfolk/shared/session/watcher';
import { readSession } from '@otherfolk/shared/session/writer';
import { GuardedCatalogue, type ReadKey } from './guarded-catalogue';
import { GuardedImages } from './guarded-images';
import { hideNotice, showNotice } from './unavailable-notice';
import { viewOfQuery, viewOfSession } from './view-of-query';

const userOf = (session: Session) => (session.status === 'signed-in' ? session.userId : undefined);

const opensAtLeast = (view: ViewName, other: ViewName) => [...other].every((flag) => view.includes(flag));

/**
 * Gives members what they may read and visitors may not, and takes it away again from who may not any more. Returns what has it read
 * anew from then on.
 */
export function startGuarded(client: QueryClient, readKey: ReadKey): () => void {
  const shell = shellContextOf(client.getDefaultOptions().queries?.meta);
  const catalogue = new GuardedCatalogue(readKey);
  const sessionView = () => viewOfSession(readSession());
  const images = new GuardedImages((file) => catalogue.read(sessionView(), file));
  const lists = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => isListKey(queryKey) };
  let publicSite = client.getQueryData(siteQuery.queryKey);

  const readAgain = () => {
    // A list that is still being read for a visitor must not give its answer to a member's page.
    client.removeQueries({ ...lists, type: 'inactive' });
    void client
      .cancelQueries({ ...lists, type: 'active' }, { silent: true })
      .then(() => client.invalidateQueries(lists));
    void client.invalidateQueries({ queryKey: siteQuery.queryKey });
  };

  const tryAgain = () => {
    catalogue.clear();
    readAgain();
    void client.invalidateQueries({ predicate: ({ queryKey }) => seenByOf(queryKey) !== '' });
  };

  /** Who has signed out meanwhile gets nothing. */
  async function read(view: ViewName, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (sessionView() === '') return undefined;
    const content = await catalogue.read(view, file);
    const own = sessionView();
    if (own === '') return undefined;
    // What is shown next may show its images.
    images.list((await catalogue.open(own)).index);
    hideNotice();
    return content;
  }

  const readerOf =
    (view: ViewName): ReadJson =>
    async (file) => {
      let content: Uint8Array<ArrayBuffer> | undefined;
      let isUnavailable = false;
      try {
        content = await read(view, file);
      } catch (error) {
        console.warn('What is not released yet cannot be read', error);
        isUnavailable = true;
      }
      try {
        return content
          ? await parseJson(new TextDecoder('utf-8', { fatal: true }).decode(content))
          : await shell.read(file);
      } finally {
        // Whoever tries again finds nothing of this attempt still under way.
        if (isUnavailable && sessionView() !== '') showNotice(tryAgain);
      }
    };

  shell.memberReader = (queryKey) => {
    const view = viewOfQuery(queryKey, readSession());
    return view === '' ? undefined : readerOf(view);
  };
  shell.guardedImages = images;
  shell.fetchWhole = async (file) => {
    const content = sessionView() === WHOLE_VIEW ? await read(WHOLE_VIEW, file) : undefined;
    return content ? new Response(content) : fetch(DATA_PATH + file, { cache: 'no-cache' });
  };

  onSession((session, before) => {
    const [view, viewBefore] = [viewOfSession(session), viewOfSession(before)];
    if (view === viewBefore && userOf(session) === userOf(before)) return;
    if (viewBefore === '') publicSite = client.getQueryData(siteQuery.queryKey);
    // A failure of before says nothing of now, either.
    catalogue.clear();
    if (!opensAtLeast(view, viewBefore) || userOf(session) !== userOf(before)) {
      images.clear();
      hideNotice();
      if (viewBefore !== '') {
        client.removeQueries(lists);
        client.setQueryData(siteQuery.queryKey, publicSite);
      }
    }
    if (view !== viewBefore && view !== '') readAgain();
  });
  if (sessionView() !== '') readAgain();
  return () => catalogue.clear();
}
