import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mountOfPath, type RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { PageActions } from '../contributions/page-actions';
import { useRemoteLoader } from '../remotes/remote-loader';
import styles from './take-row.module.css';

const TakeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "take" */ './take-dialog')).TakeDialog,
}));

/** Whether a page below a mount is at a path, which may be that of an item: the style sheet shows the row where there is one. */
const mayBeItem = (remotes: RemoteTable, pathname: string): boolean =>
  mountOfPath(remotes, pathname) !== undefined && pathname.split('/').length > 2;

/** Offers the text of the item that a page is about for other places. */
export function TakeRow() {
  const { pathname } = useLocation();
  const { remotes } = useRemoteLoader();
  const [openAt, setOpenAt] = useState<string>();
  if (!mayBeItem(remotes, pathname)) return null;
  return (
    <div className={styles.row}>
      <button type="button" data-take aria-haspopup="dialog" onClick={() => setOpenAt(pathname)}>
        Take to play
      </button>
      <PageActions pathname={pathname} />
      <Suspense>{openAt === pathname && <TakeDialog onClose={() => setOpenAt(undefined)} />}</Suspense>
    </div>
  );
}
