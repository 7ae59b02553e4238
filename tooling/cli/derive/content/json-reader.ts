import type { ListedFile } from '../catalogue/list-files';
import { type JsonFile, readJsonFile } from './read-json-file';

/** What was read of so many bytes of files is kept in memory: several derivations ask for the same ones. */
const MOST_KEPT = 160_000_000;

/** The number of files whose content is kept beyond that: several values are derived of a file one after the other. */
const MOST_RECENT = 64;

/** Reads files of a catalogue when they are asked for. */
export class JsonReader {
  private readonly kept = new Map<string, JsonFile>();
  private keptBytes = 0;
  private readonly recent = new Map<string, JsonFile>();
  private readonly versions = new Map<string, string | undefined>();

  constructor(private readonly files: ReadonlyMap<string, ListedFile>) {}

  /** `file`: one of the list. */
  read(file: string): JsonFile {
    const known = this.kept.get(file) ?? this.recent.get(file);
    if (known) return known;
    const { real = '', bytes = 0 } = this.files.get(file) ?? {};
    const read = readJsonFile(real, file);
    this.versions.set(file, read.version);
    if (this.keptBytes + bytes <= MOST_KEPT) {
      this.kept.set(file, read);
      this.keptBytes += bytes;
    } else this.keepRecent(file, read);
    return read;
  }

  private keepRecent(file: string, read: JsonFile): void {
    this.recent.set(file, read);
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= MOST_RECENT) break;
      this.recent.delete(oldest);
    }
  }

  /** Whether what was read of a file had this version, if it was read. */
  isUnchanged(file: string, version: string | undefined): boolean {
    return !this.versions.has(file) || this.versions.get(file) === version;
  }
}
