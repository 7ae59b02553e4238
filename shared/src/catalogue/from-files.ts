/** Something that follows from files. */
export interface FromFiles {
  /** Its own among others of its kind. */
  id: string;
  files: readonly string[];
}

/** What follows from one file alone. */
export const fromFile = (file: string): FromFiles => ({ id: file, files: [file] });
