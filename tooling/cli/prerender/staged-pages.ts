import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import type { RecordPlace } from '../site/export-record';
import type { OutWriter } from '../site/out-writer';

const FOLDER = 'staging';

/** Rendered pages that wait beside the site until it is known that all of them can be had. */
export class StagedPages {
  /** Files of the site whose text is there already. */
  private readonly same = new Set<string>();
  private readonly changed = new Set<string>();

  private constructor(private readonly place: RecordPlace) {}

  static async open(place: RecordPlace): Promise<StagedPages> {
    const staged = new StagedPages(place);
    await staged.clear();
    await mkdir(staged.at(''), { recursive: true });
    return staged;
  }

  get files(): string[] {
    return [...this.same, ...this.changed];
  }

  async stage(file: string, text: string): Promise<void> {
    const before = await readFile(path.join(this.place.folder, file), 'utf8').catch(() => undefined);
    if (before === text) {
      this.same.add(file);
      return;
    }
    await writeFileAtomically(this.at(file), text);
    this.changed.add(file);
  }

  async publish(file: string, writer: OutWriter): Promise<void> {
    if (this.same.has(file)) writer.keep(file);
    else await writer.copy(file, this.at(file));
  }

  async clear(): Promise<void> {
    await rm(this.at(''), { recursive: true, force: true });
  }

  private at(file: string): string {
    return path.join(this.place.records, FOLDER, file);
  }
}
