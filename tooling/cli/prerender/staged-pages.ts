import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { type RecordPlace, stagingFolder } from '../site/export-record';
import type { OutWriter } from '../site/out-writer';

/** A file of the site whose new text is there, or waits beside the site. */
export interface StagedFile {
  file: string;
  /** Of its text. */
  hash: string;
  /** Whether the site has it already. */
  isThere: boolean;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Puts the text of a file beside the site, unless the site has it. Several threads may do so at the same time. */
export function stageText(place: RecordPlace, file: string, text: string): StagedFile {
  const hash = contentHash(text);
  const isThere = textOf(path.join(place.folder, file)) === text;
  if (!isThere) {
    const target = path.join(stagingFolder(place), file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return { file, hash, isThere };
}

/** Rendered pages that wait beside the site until it is known that all of them can be had. */
export class StagedPages {
  private readonly staged = new Map<string, StagedFile>();

  private constructor(
    /** Nothing else of the site: it is handed to other threads. */
    readonly place: RecordPlace,
  ) {}

  static async open({ folder, records }: RecordPlace): Promise<StagedPages> {
    const staged = new StagedPages({ folder, records });
    await staged.clear();
    await mkdir(stagingFolder(staged.place), { recursive: true });
    return staged;
  }

  get files(): string[] {
    return [...this.staged.keys()];
  }

  add(staged: StagedFile): void {
    this.staged.set(staged.file, staged);
  }

  async publish(file: string, writer: OutWriter): Promise<void> {
    if (this.staged.get(file)?.isThere) writer.keep(file);
    else await writer.move(file, path.join(stagingFolder(this.place), file));
  }

  async clear(): Promise<void> {
    await rm(stagingFolder(this.place), { recursive: true, force: true });
  }
}
