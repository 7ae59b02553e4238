import type { ListedFile } from '../catalogue/list-files';
import { type JsonFile, readJsonFile } from './read-json-file';

/** What was read of so many bytes of files is kept in memory: several derivations ask for the same ones. */
const MOST_KEPT = 64_000_000;

/** Reads files of a catalogue when they are asked for. */
export class JsonReader {
  private readonly kept = new Map<string, JsonFile>();
  private keptBytes = 0;
  private readonly versions = new Map<string, string | undefined>();

  constructor(private readonly files: ReadonlyMap<string, ListedFile>) {}

  /** `file`: one of the list. */
  read(file: string): JsonFile {
    const kept = this.kept.get(file);
    if (kept) return kept;
    const { real = '', bytes = 0 } = this.files.get(file) ?? {};
    const read = readJsonFile(real, file);
    this.versions.set(file, read.version);
    if (this.keptBytes + bytes <= MOST_KEPT) {
      this.kept.set(file, read);
      this.keptBytes += bytes;
    }
    return read;
  }

  /** The version of what was read of a file the last time; undefined where nothing could be read, or nobody asked. */
  versionOf(file: string): string | undefined {
    return this.versions.get(file);
  }
}
