import { readFileSync } from 'node:fs';
import { isDerived, REMEDY_OF_DERIVED } from '@otherfolk/shared/check/content';
import { errorAt, type Finding, warningAt } from '@otherfolk/shared/check/finding';
import { contentHash } from '@otherfolk/system/content-hash';
import { reasonOf } from '@otherfolk/system/reason-of';

const BYTE_ORDER_MARK = '\uFEFF';

export interface JsonFile {
  /** Undefined where the file holds no JSON. */
  json: unknown;
  /** Of the content that was read: the same for equal contents only. Undefined where nothing was. */
  version?: string;
  findings: Finding[];
}

/** What is wrong with the content of a derived file need not be mended by hand. */
const remedyOf = (file: string, remedy: string): string => (isDerived(file) ? REMEDY_OF_DERIVED : remedy);

function parse(file: string, text: string): Pick<JsonFile, 'json' | 'findings'> {
  const failed = (message: string, remedy: string) => ({
    json: undefined,
    findings: [errorAt({ file }, message, remedyOf(file, remedy))],
  });
  if (text.trim() === '') return failed('the file is empty', 'Write its content, or delete it');
  try {
    return { json: JSON.parse(text) as unknown, findings: [] };
  } catch (error) {
    return failed(`not JSON: ${reasonOf(error)}`, 'Correct the JSON');
  }
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
  const version = contentHash(bytes);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    const remedy = remedyOf(file, 'Save the file in the encoding UTF-8');
    return { json: undefined, version, findings: [errorAt({ file }, 'not UTF-8', remedy)] };
  }
  if (!text.startsWith(BYTE_ORDER_MARK)) return { version, ...parse(file, text) };
  const remedy = remedyOf(file, 'Save the file as UTF-8 without one');
  const marked = warningAt({ file }, 'starts with a byte order mark', remedy);
  const { json, findings } = parse(file, text.slice(1));
  return { json, version, findings: [marked, ...findings] };
}
