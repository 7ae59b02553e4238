import { isDiskFull } from '@otherfolk/system/disk-full';
import { HttpError } from '@otherfolk/system/http/http-error';

/** A file that is not what whoever saves took it for. */
export interface Conflict {
  path: string;
  /** The hash of its present bytes; null where it is missing. */
  hash: string | null;
  /** Null where it is missing or no text. */
  text: string | null;
}

/** Says which files changed since they were opened. Nothing was written. */
export class ConflictError extends HttpError {
  constructor(readonly conflicts: readonly Conflict[]) {
    const [first] = conflicts;
    const sentence =
      conflicts.length === 1
        ? `${first?.path} has changed since it was opened`
        : `${conflicts.length} files have changed since they were opened`;
    super('ABORTED', `${sentence}: nothing was saved.`);
  }

  override toJSON() {
    const { error } = super.toJSON();
    return { error: { ...error, conflicts: this.conflicts } };
  }
}

/** A file in the place of a folder refuses what is to be in it, too. */
const READ_ONLY: readonly unknown[] = ['EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR'];

/** What went wrong before the point of no return, in words for whoever saves. */
export function refusalOf(error: unknown): unknown {
  if (isDiskFull(error)) return new HttpError('RESOURCE_EXHAUSTED', 'The disk is full: nothing was saved.');
  const { code } = Object(error) as { code?: unknown };
  if (READ_ONLY.includes(code))
    return new HttpError('UNAVAILABLE', 'The catalogue folder cannot be written: nothing was saved.');
  return error;
}
