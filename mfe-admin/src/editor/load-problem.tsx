import { ErrorMessage } from '@otherfolk/shared/ui/error-message';

/** A file that could not be opened: the text of the pages, and what an editor can do something about. */
export function LoadProblem({ error }: { error: Error }) {
  return (
    <>
      <ErrorMessage>{`Error: ${error.message}`}</ErrorMessage>
      {error.cause instanceof Error && <p>{error.cause.message}</p>}
    </>
  );
}
