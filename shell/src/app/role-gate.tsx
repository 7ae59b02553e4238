import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useIsViewerKnown, useMember } from '@otherfolk/shared/session';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import { announceReady } from '../start/announce-ready';

/** Lets those through whose role opens a guarded mount, and sends others home; shows nothing until it is known who is looking. */
export function RoleGate({ roles, children }: { roles: readonly Viewer['memType'][]; children: ReactNode }) {
  const isKnown = useIsViewerKnown();
  const { memType } = useMember();
  const site = useSuspenseQuery(siteQuery).data;
  const isHydrated = useHydrated();
  useEffect(announceReady, []);
  if (!isHydrated || !isKnown) return <UnlistedMeta title={site.name} />;
  return roles.includes(memType) ? children : <Navigate to={paths.home} replace />;
}
