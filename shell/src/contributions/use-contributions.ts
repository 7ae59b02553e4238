import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ExtensionPoint } from '@otherfolk/shared/contract/extension-points';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useMember } from '@otherfolk/shared/session';
import { useRemoteLoader } from '../remotes/remote-loader';
import { contributionsAt, type PlacedContribution } from './contributions-at';

/** The contributions to a point that whoever looks has. */
export function useContributions<Point extends ExtensionPoint>(point: Point): PlacedContribution<Point>[] {
  const { remotes } = useRemoteLoader();
  const site = useSuspenseQuery(siteQuery).data;
  const { memType } = useMember();
  return useMemo(() => contributionsAt(remotes, site, point, { memType }), [remotes, site, point, memType]);
}
