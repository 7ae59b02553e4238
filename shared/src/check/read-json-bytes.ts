import { hasByteOrderMark, jsonOfText, NotUtf8, textOfBytes } from '../catalogue/json-bytes';
import { messageOf } from '../domain/message-of';
import { checkJsonText } from './check-json-text';
import { isDerived, REMEDY_OF_DERIVED } from './content';
import { errorAt, type Finding, warningAt } from './finding';

export interface ReadJsonBytes {
  /** Undefined where the file is no text. */
  text?: string;
  /** Undefined where the file holds no JSON. */
  json: unknown;
  findings: Finding[];
}

/** Reads the content of a file of a catalogue, and says what is wrong with it as a file. Never throws. */
export function readJsonBytes(file: string, bytes: Uint8Array): ReadJsonBytes {
  // What is wrong with the content of a derived file need not be mended by hand.
  const remedyOf = (remedy: string): string => (isDerived(file) ? REMEDY_OF_DERIVED : remedy);
  const failed = (message: string, remedy: string) => [errorAt({ file }, message, remedyOf(remedy))];
  let text: string;
  try {
    text = textOfBytes(bytes);
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    return { json: undefined, findings: failed(error.message, error.remedy) };
  }
  const remedyOfMark = remedyOf('Save the file as UTF-8 without one');
  const marked = hasByteOrderMark(text) ? [warningAt({ file }, 'starts with a byte order mark', remedyOfMark)] : [];
  const broken = (...what: Parameters<typeof failed>) => ({
    text,
    json: undefined,
    findings: [...marked, ...failed(...what)],
  });
  // A mark alone is nothing, too.
  if (text.trim() === '') return broken('the file is empty', 'Write its content, or delete it');
  try {
    const json = jsonOfText(text);
    // Derived files are written by programs, and are the largest.
    const lost = isDerived(file) ? [] : checkJsonText(file, text, json);
    return { text, json, findings: [...marked, ...lost] };
  } catch (error) {
    return broken(`not JSON: ${messageOf(error)}`, 'Correct the JSON');
  }
}
