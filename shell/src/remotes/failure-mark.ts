/** The name of the marks that failures of remotes leave among the browser's own figures, for whoever looks for them later. */
export const FAILURE_MARK = 'otherfolk:failure';

/** A remote's failure, as the detail of its mark. */
export interface MarkedFailure {
  id: string;
  while: 'loading' | 'drawing';
  said: string;
}
