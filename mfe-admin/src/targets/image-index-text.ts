import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { editJsonText } from '@otherfolk/shared/json-text/edit-json-text';
import type { ChangedImage } from '../images/new-images';

/**
 * The image index with the words of these images, of which an empty text takes one away; `text`: as it is, undefined where there is none. Undefined where there is nothing to
 * write, also where the index cannot be read: `npm run content -- index` has to mend it first.
 */
export function withImageWords(text: string | undefined, images: readonly ChangedImage[]): string | undefined {
  const index: unknown = text === undefined ? {} : tryOr(() => jsonOfText(text), undefined);
  const worded = images.filter(({ words }) => Object.keys(words).length > 0);
  if (!isJsonRecord(index) || worded.length === 0) return undefined;
  const lines = worded.map(({ path, words }): [string, JsonRecord] => {
    const name = path.slice(IMAGES.length);
    const before = index[name];
    const all = Object.entries({ ...(isJsonRecord(before) && before), ...words });
    return [name, Object.fromEntries(all.filter(([, text]) => text !== ''))];
  });
  const next = { ...index, ...Object.fromEntries(lines) };
  return text === undefined ? fileText(next) : editJsonText(text, next);
}
