/** A file that somebody brings: chosen, dropped, of a folder or out of an archive. */
export interface SourceFile {
  /** The path inside what was brought, with slashes, such as `vault/People/Elena.md`. It never climbs. */
  path: string;
  /** The number of bytes that it says to have. */
  size: number;
  /** Rejects with a sentence where the file is damaged, or larger than it says. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** The name of a file without its folders. */
export const nameOfPath = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The end of a file's name, in small letters, without the dot; empty where there is none. */
export function extensionOf(path: string): string {
  const [, extension = ''] = /\.([^./]+)$/.exec(path) ?? [];
  return extension.toLowerCase();
}
