import { hasByteOrderMark, jsonOfText, NotUtf8, textOfBytes } from '../catalogue/json-bytes';
import { messageOf } from '../domain/message-of';
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
  const marked = warningAt({ file }, 'starts with a byte order mark', remedyOf('Save the file as UTF-8 without one'));
  const findings = hasByteOrderMark(text) ? [marked] : [];
  // The mark, too, is nothing.
  if (text.trim() === '')
    return {
      text,
      json: undefined,
      findings: [...findings, ...failed('the file is empty', 'Write its content, or delete it')],
    };
  try {
    return { text, json: jsonOfText(text), findings };
  } catch (error) {
    return {
      text,
      json: undefined,
      findings: [...findings, ...failed(`not JSON: ${messageOf(error)}`, 'Correct the JSON')],
    };
  }
}
