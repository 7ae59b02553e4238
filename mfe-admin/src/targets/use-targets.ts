import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { fetchFileOf } from '../files/fetch-file';
import type { CatalogueTarget } from './catalogue-target';
import { folderTarget } from './folder-target';
import { serverTarget, stateOfCatalogue } from './server-target';
import { zipTarget } from './zip-target';

function useStateOfCatalogue() {
  const { catalogueServer } = useShellContext();
  return useQuery({
    queryKey: ['catalogue target'],
    queryFn: () => stateOfCatalogue(catalogueServer),
    staleTime: Infinity,
  }).data;
}

/** Whether a server keeps the catalogue and cannot write it. */
export const useIsReadOnly = (): boolean => useStateOfCatalogue() === 'read-only';

/** The server of this site's catalogue, as a target; undefined where it cannot be written, or until that is known. */
export function useServerTarget(): CatalogueTarget | undefined {
  const { catalogueServer } = useShellContext();
  const target = useMemo(() => serverTarget(catalogueServer), [catalogueServer]);
  return useStateOfCatalogue() === 'writable' ? target : undefined;
}

/** All ways to take changes along that can be offered here, the best first. */
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
