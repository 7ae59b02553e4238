import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type CatalogueServer, useShellContext } from '@otherfolk/shared/contract/shell-context';
import { fetchFileOf } from '../files/fetch-file';
import type { CatalogueTarget } from './catalogue-target';
import { folderTarget } from './folder-target';
import { serverTarget, stateOfCatalogue } from './server-target';
import { zipTarget } from './zip-target';

const stateQuery = (server: CatalogueServer | undefined) =>
  queryOptions({ queryKey: ['catalogue target'], queryFn: () => stateOfCatalogue(server), staleTime: Infinity });

const useStateOfCatalogue = () => useQuery(stateQuery(useShellContext().catalogueServer)).data;

/** Whether a server keeps the catalogue and cannot write it. */
export const useIsReadOnly = (): boolean => useStateOfCatalogue() === 'read-only';

/** The server of this site's catalogue, as a target; undefined where it cannot be written, or until that is known. */
export function useServerTarget(): CatalogueTarget | undefined {
  const { catalogueServer } = useShellContext();
  const target = useMemo(() => serverTarget(catalogueServer), [catalogueServer]);
  return useStateOfCatalogue() === 'writable' ? target : undefined;
}

/** Gives the server of this site's catalogue as a target, once it is known whether it can be written; undefined where it cannot. */
export function useKnownServerTarget(): () => Promise<CatalogueTarget | undefined> {
  const client = useQueryClient();
  const { catalogueServer } = useShellContext();
  return useCallback(async () => {
    const state = await client.ensureQueryData(stateQuery(catalogueServer));
    return state === 'writable' ? serverTarget(catalogueServer) : undefined;
  }, [client, catalogueServer]);
}

/** All ways to deliver changes that can be offered here, the best first. */
export function useTargets(zipName: string): readonly CatalogueTarget[] {
  const shell = useShellContext();
  const server = useServerTarget();
  const [folder] = useState(folderTarget);
  const zip = useMemo(() => zipTarget(zipName, fetchFileOf(shell)), [zipName, shell]);
  const { data: hasFolder = false } = useQuery({
    queryKey: ['catalogue folder'],
    queryFn: folder.isOffered,
    staleTime: Infinity,
  });
  return useMemo(
    () => [...(server ? [server] : []), zip, ...(hasFolder ? [folder] : [])],
    [server, zip, folder, hasFolder],
  );
}
