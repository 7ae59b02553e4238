import { createHash } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { tryOr } from '@otherfolk/shared/domain/try-or';

/** Where a content stands in a pack. */
export const storedSchema = v.strictObject({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export type Stored = v.InferOutput<typeof storedSchema>;

/** SHA-256, as browsers give it. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Many contents in one file, which is on the disk at once: to wait for thousands of files takes seconds. */
export class ContentPack {
  private readonly parts: Uint8Array[] = [];
  private readonly stored = new Map<string, Stored>();
  private length = 0;

  /** Equal contents are stored once. */
  add(bytes: Uint8Array, hash = hashOf(bytes)): Stored {
    const known = this.stored.get(hash);
    if (known) return known;
    const stored = { hash, offset: this.length, bytes: bytes.length };
    this.parts.push(bytes);
    this.stored.set(hash, stored);
    this.length += bytes.length;
    return stored;
  }

  /** When this returns, the pack is on the disk. */
  write(file: string): void {
    const all = Buffer.concat(this.parts);
    const descriptor = openSync(file, 'wx', 0o600);
    try {
      for (let done = 0; done < all.length;) done += writeSync(descriptor, all, done);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** A pack does not hold what its record says. */
export class DamagedPack extends Error {
  constructor(file: string) {
    super(`${file} is damaged`);
  }
}

/** Reads contents of a pack. All of it throws DamagedPack where the pack is damaged, or missing. */
export class PackReader {
  private readonly descriptor: number;

  constructor(private readonly file: string) {
    const descriptor = tryOr(() => openSync(file, 'r'), undefined);
    if (descriptor === undefined) throw new DamagedPack(file);
    this.descriptor = descriptor;
  }

  read({ hash, offset, bytes }: Stored): Buffer {
    // No memory for what cannot be there.
    if (offset + bytes > fstatSync(this.descriptor).size) throw new DamagedPack(this.file);
    const content = Buffer.alloc(bytes);
    let done = 0;
    while (done < bytes) {
      const read = readSync(this.descriptor, content, done, bytes - done, offset + done);
      if (read === 0) break;
      done += read;
    }
    if (hashOf(content) !== hash) throw new DamagedPack(this.file);
    return content;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
