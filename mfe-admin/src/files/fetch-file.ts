import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { NotUtf8, textOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import type { ShellContext } from '@otherfolk/shared/contract/shell-context';

/** Fetches a file of the catalogue, by its path inside it, as it is now and with all that is in it. May reject. */
export type FetchFile = (file: string) => Promise<Response>;

const fetchPublic: FetchFile = (file) => fetch(DATA_PATH + file, { cache: 'no-cache' });

/** The parts that visitors may not know come with it where the shell has it. */
export const fetchFileOf = ({ fetchWhole = fetchPublic }: Pick<ShellContext, 'fetchWhole'>): FetchFile => fetchWhole;

/** A source of bytes: an answer, or a file on disk. */
type Bytes = Pick<Response, 'arrayBuffer'>;

export const bytesOf = async (from: Bytes): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await from.arrayBuffer());

/** The text of a file, from which its very bytes follow: `text()` would leave out a byte order mark. Rejects with a sentence. */
export async function textOfFile(path: string, from: Bytes): Promise<string> {
  const bytes = await bytesOf(from);
  try {
    return textOfBytes(bytes);
  } catch (cause) {
    if (!(cause instanceof NotUtf8)) throw cause;
    throw new Error(`${path} is ${cause.message}. ${cause.remedy}.`, { cause });
  }
}
