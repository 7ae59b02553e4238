const BITS = 32;

/** A set of the items of a list, by their indexes in it. */
export type BitSet = Uint32Array;

export const emptyBits = (size: number): BitSet => new Uint32Array(Math.ceil(size / BITS));

export function addBit(bits: BitSet, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export const hasBit = (bits: BitSet, index: number): boolean => (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;

export function allBits(size: number): BitSet {
  const bits = emptyBits(size).fill(0xffffffff);
  const beyond = bits.length * BITS - size;
  if (beyond > 0) bits[bits.length - 1] = 0xffffffff >>> beyond;
  return bits;
}

/** Keeps in `bits` what is in the other, too; or what is not, where it is taken away. */
export function keepBits(bits: BitSet, other: BitSet, isTakenAway: boolean): void {
  for (let word = 0; word < bits.length; word += 1) {
    const kept = other[word] ?? 0;
    bits[word] = (bits[word] ?? 0) & (isTakenAway ? ~kept : kept);
  }
}

export function uniteBits(sets: readonly BitSet[], size: number): BitSet {
  const united = emptyBits(size);
  for (const bits of sets)
    for (let word = 0; word < united.length; word += 1) united[word] = (united[word] ?? 0) | (bits[word] ?? 0);
  return united;
}

function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many are in both. */
export function countCommon(a: BitSet, b: BitSet): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += onesIn((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}
