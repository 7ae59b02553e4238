import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { statFile } from '@otherfolk/system/file-stamp';
import { type RecordPlace, stagingFolder } from '../site/export-record';
import type { OutWriter } from '../site/out-writer';

/** A file of the site whose new content is there, or waits beside the site. */
export interface StagedFile {
  file: string;
  /** Whether the site has it already. */
  isThere: boolean;
}

/** The same of one whose content is known. */
export interface StagedContent extends StagedFile {
  hash: string;
}

function hasContent(file: string, content: Uint8Array): boolean {
  if (statFile(file)?.size !== content.length) return false;
  try {
    return readFileSync(file).equals(content);
  } catch {
    return false;
  }
}

/** Gives the path at which a file of the site waits, in a folder that is there. */
export function waitingPlaces(place: RecordPlace): (file: string) => string {
  const made = new Set<string>();
  return (file) => {
    const target = path.join(stagingFolder(place), file);
    const folder = path.dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return target;
  };
}

/** A text, or bytes. */
export type FileContent = Uint8Array | string;

/** Puts the contents of files beside the site, but those that the site has. Several threads may do so at the same time. */
export function stageContents(
  place: RecordPlace,
  contents: Iterable<readonly [file: string, content: FileContent]>,
): StagedContent[] {
  const waitingAt = waitingPlaces(place);
  return Array.from(contents, ([file, given]) => {
    const content = typeof given === 'string' ? Buffer.from(given) : given;
    const hash = contentHash(content);
    const isThere = hasContent(path.join(place.folder, file), content);
    if (!isThere) writeFileSync(waitingAt(file), content);
    return { file, hash, isThere };
  });
}

/** Files that lie in no folder. */
const TOP = '';

/** Files by the first folder that they lie in. */
function byFirstFolder(files: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const folder = file.includes('/') ? file.slice(0, file.indexOf('/')) : TOP;
    const known = folders.get(folder);
    if (known) known.push(file);
    else folders.set(folder, [file]);
  }
  return folders;
}

/** Pages and copies that wait beside the site until it is known that all of them can be had. */
export class StagedFiles {
  /** Whether the site has them already. */
  private readonly staged = new Map<string, boolean>();

  private constructor(
    /** Nothing else of the site: it is handed to other threads. */
    readonly place: RecordPlace,
  ) {}

  static async open({ folder, records }: RecordPlace): Promise<StagedFiles> {
    const staged = new StagedFiles({ folder, records });
    await staged.clear();
    await mkdir(stagingFolder(staged.place), { recursive: true });
    return staged;
  }

  get files(): string[] {
    return [...this.staged.keys()];
  }

  /** Whether it is staged, and the site has it already. */
  isThere(file: string): boolean {
    return this.staged.get(file) ?? false;
  }

  add({ file, isThere }: StagedFile): void {
    this.staged.set(file, isThere);
  }

  /** Where the content of a staged file lies until it is published. */
  pathOf(file: string): string {
    return path.join(this.isThere(file) ? this.place.folder : stagingFolder(this.place), file);
  }

  async publish(file: string, writer: OutWriter): Promise<void> {
    if (this.isThere(file)) writer.keep(file);
    else await writer.move(file, this.pathOf(file));
  }

  /**
   * Puts these into their places, all that wait in their folders; a folder that the site does not have comes as a whole. `told` hears of
   * how many more.
   */
  async publishAll(wanted: readonly string[], writer: OutWriter, told: (count: number) => void): Promise<void> {
    for (const [folder, files] of byFirstFolder(wanted)) {
      if (folder !== TOP && writer.moveFolder(folder, path.join(stagingFolder(this.place), folder), files)) {
        told(files.length);
        continue;
      }
      for (const file of files) {
        await this.publish(file, writer);
        told(1);
      }
    }
  }

  async clear(): Promise<void> {
    await rm(stagingFolder(this.place), { recursive: true, force: true });
  }
}
