import fc from 'fast-check';
import { fuzzText } from './fuzz-files';

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('..', '.', '', '%2e%2e', '%2E%2e%2F', '..%5c', '..;', '\\', '%00', '%', '%E0%A4%A'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'hasOwnProperty', ':characterId', '*', '[', '@', ':80'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('mara', 'mara-modern', 'quay', 'storm', 'storm-modern', 'data', 'assets', 'remotes'),
  },
  { weight: 2, arbitrary: fuzzText },
  { weight: 2, arbitrary: fuzzText.map(encodeURIComponent) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer({ min: 1000, max: 8000 }).map((length) => 'a'.repeat(length)) },
);

const join = (separator: string) => (pieces: string[]) => pieces.join(separator);

/** The texts that may stand behind the first slash of a path: encoded and not, well-formed and not. */
export const fuzzPath = fc.array(piece, { maxLength: 5 }).map(join('/'));

const parameter = fc.constantFrom(
  ...['tag', 'not', 'q', 'colour', 'sort', 'view', 'page', 'added', 'stage', 'hidden'],
  ...['picture', 'field', '__proto__', 'constructor', ''],
);

/** A query that begins with its question mark, or none. */
export const fuzzSearch = fc
  .array(fc.tuple(fc.oneof(parameter, piece), piece).map(join('=')), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''));

/** Paths and queries as a server takes them from a request; what is no URL does not get this far. */
export const fuzzUrl = fc
  .tuple(fuzzPath, fuzzSearch)
  .map(([path, search]) => `http://localhost/${path}${search}`)
  .filter((url) => URL.canParse(url) && isDecodable(url))
  .map((url) => new URL(url));

function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(new URL(url).pathname) !== '';
  } catch {
    return false;
  }
}
