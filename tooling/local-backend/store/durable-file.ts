import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { HttpError } from '@otherfolk/system/http/http-error';
import { writeDurably } from '@otherfolk/system/write-durably';

/** How a value is written, and read. `read` throws where the text is damaged. */
export interface Format<T> {
  empty: T;
  read: (text: string) => T;
  write: (value: T) => string;
}

interface Change<T> {
  /** Gives the next value and throws where the change is refused. */
  step: (value: T) => T;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

async function readOrSetAside<T>(file: string, { empty, read }: Format<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.message}.`, { cause: error });
  });
  if (text === undefined) return empty;
  try {
    return read(text);
  } catch (error) {
    const aside = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
    await rename(file, aside);
    const name = path.basename(file);
    console.error(`${name} is damaged (${messageOf(error)}). It is kept as ${aside}; a new ${name} begins.`);
    return empty;
  }
}

/**
 * A value that lives in a file. Readers see only what is on the disk; changes come one after the other, each upon the last, and those
 * that wait while the disk is busy go there together.
 */
export class DurableFile<T> {
  private readonly waiting: Change<T>[] = [];
  private writing: Promise<void> | undefined;

  private constructor(
    private readonly file: string,
    private readonly format: Format<T>,
    private current: T,
  ) {}

  /** A damaged file is kept aside under another name, and said on stderr. Rejects where the file cannot be read at all. */
  static async open<T>(file: string, format: Format<T>): Promise<DurableFile<T>> {
    return new DurableFile(file, format, await readOrSetAside(file, format));
  }

  get value(): T {
    return this.current;
  }

  /** Resolves when the change is on the disk. Rejects with what `step` throws, or with an HttpError when the disk does not take it. */
  change(step: (value: T) => T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ step, resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) await this.writeTogether(this.waiting.splice(0));
    // Nothing is awaited between the question above and this: whoever comes later begins anew.
    this.writing = undefined;
  }

  private async writeTogether(changes: Change<T>[]): Promise<void> {
    let next = this.current;
    const accepted = changes.filter(({ step, reject }) => {
      try {
        next = step(next);
        return true;
      } catch (error) {
        reject(error);
        return false;
      }
    });
    try {
      if (next !== this.current) await writeDurably(this.file, this.format.write(next));
      this.current = next;
      for (const { resolve } of accepted) resolve();
    } catch (error) {
      const failure = new HttpError('UNAVAILABLE', `The change could not be saved: ${messageOf(error)}`);
      console.error(`${this.file} cannot be written: ${messageOf(error)}`);
      for (const { reject } of accepted) reject(failure);
    }
  }
}
