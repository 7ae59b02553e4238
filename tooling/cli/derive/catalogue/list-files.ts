import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { settledStamp } from '@otherfolk/system/file-stamp';

/** Deeper than any folder of a catalogue. */
const MAX_FOLDERS_DEEP = 8;

/** More than the largest catalogue that we can think of: surely another folder was meant. */
const MAX_FILES = 500_000;

export interface ListedFile {
  bytes: number;
  /** Its real path, links followed. */
  real: string;
  /** The stamp that `settledStamp` gives. */
  stamp: string | undefined;
}

export interface FileList {
  /** Regular files by their paths inside the folder, in order, with slashes. */
  files: Map<string, ListedFile>;
  findings: Finding[];
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

const isInside = (root: string, path: string): boolean => path === root || path.startsWith(root + sep);

const byName = (one: Dirent, other: Dirent) => (one.name < other.name ? -1 : 1);

/** Looks at files one by one: that takes less time than to wait for many at once. */
class Walk {
  readonly files = new Map<string, ListedFile>();
  readonly findings: Finding[] = [];
  private readonly walked = new Set<string>();

  constructor(private readonly root: string) {}

  /** `prefix`: the path inside the catalogue, with a slash behind it; empty for the catalogue itself. */
  async folder(path: string, real: string, prefix = ''): Promise<void> {
    // A link may lead back up; every folder is walked once.
    if (this.walked.has(real)) return;
    this.walked.add(real);
    const entries = readdirSync(path, { withFileTypes: true });
    for (const entry of entries.sort(byName)) {
      if (this.isFull) return;
      if (!entry.name.startsWith('.')) await this.entry(prefix + entry.name, path + sep + entry.name, real, entry);
    }
  }

  get isFull(): boolean {
    return this.files.size >= MAX_FILES;
  }

  private async entry(file: string, path: string, folder: string, entry: Dirent): Promise<void> {
    try {
      const real = entry.isFile() || entry.isDirectory() ? folder + sep + entry.name : await realpath(path);
      if (!isInside(this.root, real)) {
        this.findings.push(
          errorAt({ file }, 'a link that leads out of the catalogue', 'Put a copy of the file in its place'),
        );
        return;
      }
      await this.found(file, path, real);
    } catch (error) {
      this.findings.push(errorAt({ file }, `cannot be read: ${codeOf(error)}`, 'Make it readable, or remove it'));
    }
  }

  private async found(file: string, path: string, real: string): Promise<void> {
    const kind = statSync(path);
    if (kind.isDirectory() && file.split('/').length > MAX_FOLDERS_DEEP) {
      const message = `more than ${MAX_FOLDERS_DEEP} folders deep: nothing in it is read`;
      this.findings.push(errorAt({ file }, message, 'Move or remove the folder'));
    } else if (kind.isDirectory() && file.endsWith('.json')) {
      this.findings.push(errorAt({ file }, 'a folder with the name of a file', 'Rename or remove the folder'));
    } else if (kind.isDirectory()) await this.folder(path, real, `${file}/`);
    else if (kind.isFile()) this.files.set(file, listed(kind, real));
    else this.findings.push(errorAt({ file }, 'neither a file nor a folder', 'Remove it'));
  }
}

const listed = (stats: Stats, real: string): ListedFile => ({
  bytes: stats.size,
  real,
  stamp: settledStamp(stats, Date.now()),
});

/** Files whose names begin with a dot are passed over. Never throws: what cannot be read is a finding. */
export async function listFiles(folder: string): Promise<FileList> {
  try {
    const root = await realpath(folder);
    const walk = new Walk(root);
    await walk.folder(root, root);
    if (walk.isFull) {
      const message = `${folder}: more than ${MAX_FILES} files, of which the rest is not read`;
      walk.findings.push(errorAt({ file: '.' }, message, 'Name the folder of a catalogue'));
    }
    return { files: walk.files, findings: walk.findings };
  } catch (error) {
    const messages: Record<string, string> = { ENOENT: 'there is no such folder', ENOTDIR: 'not a folder' };
    const code = codeOf(error);
    const message = `${folder}: ${messages[code] ?? `cannot be read: ${code}`}`;
    return { files: new Map(), findings: [errorAt({ file: '.' }, message, 'Name the folder of a catalogue')] };
  }
}

/** A list of before, after these files of it were written anew; all are listed again where one of them is new, or no plain file. */
export async function relist(folder: string, before: FileList, written: readonly string[]): Promise<FileList> {
  const files = new Map(before.files);
  for (const file of written) {
    const path = folder + sep + file;
    const stats = files.get(file)?.real === path ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (!stats?.isFile()) return listFiles(folder);
    files.set(file, listed(stats, path));
  }
  return { files, findings: before.findings };
}
