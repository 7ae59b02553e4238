import { contentHash } from '@otherfolk/system/content-hash';

export const NEW_LINE = 10;
/** The length of a key, and of the hash of a value, in a line. */
const HASH_LENGTH = contentHash('').length;
/** The length of the key, the hash of the value, and a space behind each. */
export const HEAD_LENGTH = 2 * (HASH_LENGTH + 1);

/**
 * A key, the hash of the value, and the value, with the end of the line. Bytes take half the memory of most texts, and the collector does
 * not move them.
 */
export function lineOf(key: string, json: string): Buffer {
  const value = Buffer.from(json);
  // The line has memory of its own: another thread that is told of it takes no more than the line.
  const line = Buffer.allocUnsafeSlow(HEAD_LENGTH + value.length + 1);
  line.write(`${key} ${contentHash(value)} `, 'latin1');
  value.copy(line, HEAD_LENGTH);
  line[line.length - 1] = NEW_LINE;
  return line;
}

/** The key of a line, or of the head of one. */
export const keyIn = (line: Buffer) => line.toString('latin1', 0, HASH_LENGTH);

/** The hash that a line names, or the head of one. */
export const hashIn = (line: Buffer) => line.toString('latin1', HASH_LENGTH + 1, HEAD_LENGTH - 1);

/** The value in a line without its end. */
export const valueIn = (line: Buffer): string => line.toString('utf8', HEAD_LENGTH);

/** Whether the value in a line without its end fits its hash. */
export const isSound = (line: Buffer): boolean => contentHash(line.subarray(HEAD_LENGTH)) === hashIn(line);

/** The byte up to which a line is to be read to know whether its value begins with this. */
export const endOfBeginning = (beginning: string): number => HEAD_LENGTH + Buffer.byteLength(beginning);

/** Whether the value in a line, or in what was read of it, begins with this. */
export const beginsWith = (line: Buffer, beginning: string): boolean =>
  line.subarray(HEAD_LENGTH, endOfBeginning(beginning)).equals(Buffer.from(beginning));
