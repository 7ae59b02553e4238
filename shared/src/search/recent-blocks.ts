/** Search and links go through the items at the same time. */
const BLOCKS_AT_A_TIME = 4;

/** What is read of whole blocks, for who asks for one item after the other: that of the last few blocks is kept. */
export class RecentBlocks<Value> {
  private readonly recent = new Map<object, Promise<Value>>();

  of(block: object, read: () => Promise<Value>): Promise<Value> {
    const value = this.recent.get(block) ?? read();
    // The last one asked for is the last to go.
    this.recent.delete(block);
    this.recent.set(block, value);
    for (const oldest of this.recent.keys()) {
      if (this.recent.size <= BLOCKS_AT_A_TIME) break;
      this.recent.delete(oldest);
    }
    return value;
  }
}
