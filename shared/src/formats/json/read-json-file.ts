import { withoutForbiddenKeys } from '../../domain/json-record';
import type { SourceFile } from '../source/source-file';
import { decodeText } from '../text/decode-text';

/** The JSON of a file of any encoding; undefined for what is none, or is nested so deeply that nobody wrote it. Rejects where the file is damaged. */
export async function readJsonFile(file: SourceFile): Promise<unknown> {
  const { text } = decodeText(await file.bytes());
  try {
    return withoutForbiddenKeys(JSON.parse(text));
  } catch {
    return undefined;
  }
}
