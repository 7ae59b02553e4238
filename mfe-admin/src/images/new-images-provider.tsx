import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { type ShellContext, shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { type NewImages, NewImagesContext } from './new-images';
import { ShownImages } from './shown-images';

/** A client with the cache and all else of another, whose shell shows these images first. */
function clientShowing(images: ShownImages, client: QueryClient, shell: ShellContext): QueryClient {
  const { queries, ...options } = client.getDefaultOptions();
  // Images that the shell learns of later are known here, too.
  const ownShell = Object.create(shell, { guardedImages: { value: images } }) as ShellContext;
  return new QueryClient({
    queryCache: client.getQueryCache(),
    mutationCache: client.getMutationCache(),
    defaultOptions: { ...options, queries: { ...queries, meta: { ...queries?.meta, shell: ownShell } } },
  });
}

/** Gives fields the new images of a file, and shows them wherever an image of the catalogue would show inside: in the preview, too. */
export function NewImagesProvider({ images, children }: { images: NewImages; children: ReactNode }) {
  const client = useQueryClient();
  const [shown, ownClient] = useMemo(() => {
    const shell = shellContextOf(client.getDefaultOptions().queries?.meta);
    const made = new ShownImages(() => shell.guardedImages);
    return [made, clientShowing(made, client, shell)] as const;
  }, [client]);
  // Before a field names one of them: what it shows must be known then.
  useLayoutEffect(() => shown.show(images.list), [shown, images.list]);
  useEffect(() => () => shown.show([]), [shown]);
  return (
    <NewImagesContext value={images}>
      <QueryClientProvider client={ownClient}>{children}</QueryClientProvider>
    </NewImagesContext>
  );
}
