import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { mountOfPath, type RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { PageActions } from '../contributions/page-actions';
import { useRemoteLoader } from '../remotes/remote-loader';
import styles from './take-row.module.css';

const TakeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "take" */ './take-dialog')).TakeDialog,
}));

const TakeListDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "take-list" */ './list/take-list-dialog')).TakeListDialog,
}));

/** Whether a page below a mount is at a path, which may be that of an item: the style sheet shows the row where there is one. */
const mayBeItem = (remotes: RemoteTable, pathname: string): boolean =>
  mountOfPath(remotes, pathname) !== undefined && pathname.split('/').length > 2;

/** Pages that list items or show them side by side: the style sheet shows the row where there are some. */
const LISTS: ReadonlySet<string> = new Set([paths.characters, paths.plots, paths.locations, paths.compare]);

/** Offers the item that a page is about, or those of a list, for other places. */
export function TakeRow() {
  const { pathname } = useLocation();
  const { remotes } = useRemoteLoader();
  const [openAt, setOpenAt] = useState<string>();
  const isList = LISTS.has(pathname.replace(/(.)\/$/, '$1'));
  if (!isList && !mayBeItem(remotes, pathname)) return null;
  const Dialog = isList ? TakeListDialog : TakeDialog;
  return (
    <div className={isList ? styles.listRow : styles.row}>
      <button type="button" data-take aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
        Take to play
      </button>
      {!isList && <PageActions pathname={pathname} />}
      <Suspense>{openAt === pathname && <Dialog onClose={() => setOpenAt(undefined)} />}</Suspense>
    </div>
  );
}
