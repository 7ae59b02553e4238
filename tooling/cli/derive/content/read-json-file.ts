import { readFileSync } from 'node:fs';
import { errorAt, type Finding } from '@otherfolk/shared/check/finding';
import { readJsonBytes } from '@otherfolk/shared/check/read-json-bytes';
import { contentHash } from '@otherfolk/system/content-hash';
import { reasonOf } from '@otherfolk/system/reason-of';

export interface JsonFile {
  /** Undefined where the file holds no JSON. */
  json: unknown;
  /** The version of the content that was read: the same for equal contents only. It is undefined where nothing was read. */
  version?: string;
  findings: Finding[];
}

/** Never throws. One by one takes less time than to wait for each. `file` names the file in findings. */
export function readJsonFile(absolutePath: string, file: string): JsonFile {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(absolutePath);
  } catch (error) {
    const remedy = 'Make the file readable for whoever runs the check';
    return { json: undefined, findings: [errorAt({ file }, `cannot be read: ${reasonOf(error)}`, remedy)] };
  }
  const { json, findings } = readJsonBytes(file, bytes);
  return { json, version: contentHash(bytes), findings };
}
