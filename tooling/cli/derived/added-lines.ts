/** The most bytes of lines that are kept in memory: a server runs for months. */
const MOST_BYTES = 256_000_000;

/** Lines that a cache was given since its file was opened, by their keys. */
export class AddedLines {
  private readonly lines = new Map<string, Buffer>();
  /** The bytes of all lines. */
  bytes = 0;
  /** The keys of the lines that other threads know. */
  private readonly told = new Set<string>();

  get size(): number {
    return this.lines.size;
  }

  get all(): ReadonlyMap<string, Buffer> {
    return this.lines;
  }

  get(key: string): Buffer | undefined {
    return this.lines.get(key);
  }

  /** Adds a line. The oldest go where there are too many. */
  add(key: string, line: Buffer): void {
    this.delete(key);
    this.lines.set(key, line);
    this.bytes += line.length;
    for (const oldest of this.lines.keys()) {
      if (this.bytes <= MOST_BYTES) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.bytes -= this.lines.get(key)?.length ?? 0;
    this.lines.delete(key);
    this.told.delete(key);
  }

  /** Gives the lines that were added since this was asked last. */
  takeNew(): Map<string, Buffer> {
    const added = new Map([...this.lines].filter(([key]) => !this.told.has(key)));
    for (const key of added.keys()) this.told.add(key);
    return added;
  }
}
