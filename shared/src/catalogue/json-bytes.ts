/** Bytes are no text. */
export class NotUtf8 extends Error {
  override name = 'NotUtf8';

  constructor(
    /** The remedy, without a full stop. */
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super('not UTF-8', options);
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const UTF16_MARKS: readonly string[] = ['255,254', '254,255'];

/** One byte of the first character is 0 where there is no mark: JSON begins with ASCII. */
const isUtf16 = (bytes: Uint8Array): boolean =>
  UTF16_MARKS.includes(bytes.subarray(0, 2).join()) || bytes.subarray(0, 2).includes(0);

/** The text of a file, its byte order mark included: encoded again, it gives the very same bytes. Throws NotUtf8. */
export function textOfBytes(bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw new NotUtf8('It is UTF-16: save the file in the encoding UTF-8');
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new NotUtf8('Save the file in the encoding UTF-8', { cause });
  }
}

export const hasByteOrderMark = (text: string): boolean => text.startsWith(BYTE_ORDER_MARK);

/** The JSON of a file's text, with or without a byte order mark. Throws as JSON.parse does. */
export const jsonOfText = (text: string): unknown => JSON.parse(hasByteOrderMark(text) ? text.slice(1) : text);

/** The JSON of a file's bytes. Throws NotUtf8, or as JSON.parse does. */
export const jsonOfBytes = (bytes: Uint8Array): unknown => jsonOfText(textOfBytes(bytes));
