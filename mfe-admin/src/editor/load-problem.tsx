import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { ErrorMessage } from '@otherfolk/shared/ui/error-message';
import { followRename } from '../drafts/renamed-item';
import { useOwner } from '../drafts/use-owner';
import { texts } from '../texts';

interface LoadProblemProps {
  error: Error;
  kind: FileKind;
  id: string;
}

/** A file that could not be opened: the editor of the item under its new id, or the text of the pages and what can be done about it. */
export function LoadProblem({ error, kind, id }: LoadProblemProps) {
  const { catalogueServer } = useShellContext();
  const owner = useOwner();
  const { data: to } = useQuery({
    queryKey: ['renamed item', owner, kind, id],
    queryFn: async () => (await followRename(catalogueServer, owner, kind, id)) ?? null,
    gcTime: 0,
    retry: false,
  });
  if (to) return <Navigate to={editorPath(kind, to)} replace />;
  return (
    <>
      <ErrorMessage>{texts.editor.error(error.message)}</ErrorMessage>
      {error.cause instanceof Error && <p>{error.cause.message}</p>}
    </>
  );
}
