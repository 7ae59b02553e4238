import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { settledStamp, stampNow, statFile } from '@otherfolk/system/file-stamp';
import type { RecordPlace } from '../site/export-record';

/** Which files of a site are as the last export left them, and how this one leaves them. */
export class OutputStamps {
  private readonly untouched = new Map<string, string>();

  constructor(
    private readonly place: RecordPlace,
    private readonly recorded: ReadonlyMap<string, string>,
    /** Those of the recorded files that are not as they were, where that is known: then no file is looked at. */
    private readonly touched?: ReadonlySet<string>,
  ) {}

  /** Whether nobody has written the file since the last export; false also where that cannot be told. */
  isUntouched(file: string): boolean {
    const recorded = this.recorded.get(file);
    if (recorded === undefined) return false;
    const isTouched = this.touched?.has(file) ?? stampNow(this.pathOf(file)) !== recorded;
    if (!isTouched) this.untouched.set(file, recorded);
    return !isTouched;
  }

  /** Whether the file has the content that the last export gave it, whoever has written it since. */
  isAsWritten(file: string, hash: string): boolean {
    if (this.isUntouched(file)) return true;
    const written = this.pathOf(file);
    return statFile(written) !== undefined && contentHash(readFileSync(written)) === hash;
  }

  /** The stamps of files that are written now. Those that are too young to tell have none. */
  take(files: Iterable<string>): Map<string, string> {
    const now = Date.now();
    const stamps = new Map<string, string>();
    for (const file of files) {
      const found = this.untouched.has(file) ? undefined : statFile(this.pathOf(file));
      const stamp = this.untouched.get(file) ?? (found && settledStamp(found, now));
      if (stamp !== undefined) stamps.set(file, stamp);
    }
    return stamps;
  }

  private pathOf(file: string): string {
    return this.place.folder + path.sep + file;
  }
}
