import { withoutForbiddenKeys } from '../../domain/json-record';
import { messageOf } from '../../domain/message-of';

/** Engines name a line, or a place in the whole text, or neither where the text ends too early. */
const LINE = /\bline (\d+)/;
const PLACE = /\bposition (\d+)/;

function lineOf(message: string, text: string): number {
  const line = LINE.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const place = PLACE.exec(message)?.[1];
  return text.slice(0, place === undefined ? text.length : Number(place)).split('\n').length;
}

/** What is wrong with a text that should be JSON, and the line; undefined where nothing is. */
export function jsonFaultOf(text: string): { line?: number; message: string } | undefined {
  try {
    withoutForbiddenKeys(JSON.parse(text));
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return { message: 'its lists stand inside each other too deep to be read' };
    const message = messageOf(error);
    return { line: lineOf(message, text), message };
  }
}
