import type { BundleKey } from '../contract/guarded-keys';
import { type DerivedId, derivedIdOf, derivedIds } from '../derived/derived-folders';
import { toBase64, toBytes } from './base64';

/** The folder of guarded files, from the root of the site. */
export const GUARDED_PATH = '/guarded/'; // docs/protected-items.md

/** The place of a guarded file, and the key that opens it; of an image, its size in pixels. */
export type GuardedFile = [name: string, key: string, width?: number, height?: number];

/** The files that a kind of viewer reads in the place of the public file, or where there is no public one: by paths inside the catalogue. */
export type GuardedIndex = Record<string, GuardedFile>;

/** A derived folder, or the files that are not derived. */
export type GuardedPart = DerivedId | 'files';

/** Each part of a catalogue has an index of its own: of a large one, deriving takes long, and most queries need nothing of it. */
export const guardedParts: readonly GuardedPart[] = ['files', ...derivedIds];

/** The part that a file of a catalogue belongs to. */
export const guardedPartOf = (file: string): GuardedPart => derivedIdOf(file) ?? 'files';

const KEY_BYTES = 32;
const NAME_BYTES = 16;

const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The place of a part's index for a kind of viewer, and the key that opens it: both follow from the keys of all audiences that its flags open,
 * in the order of AUDIENCES. So who has fewer keys can neither open it nor find it.
 */
export async function indexFileOf(keys: readonly BundleKey[], part: GuardedPart): Promise<GuardedFile> {
  const joined = Uint8Array.from([...keys.flatMap(({ key }) => [...toBytes(key)]), ...new TextEncoder().encode(part)]);
  const secret = new Uint8Array(await crypto.subtle.digest('SHA-512', joined));
  const name = toHex(secret.subarray(KEY_BYTES, KEY_BYTES + NAME_BYTES));
  return [name, toBase64(secret.subarray(0, KEY_BYTES))];
}

/** A name that nobody can guess. */
export const randomName = (): string => toHex(crypto.getRandomValues(new Uint8Array(NAME_BYTES)));

/** A key that nobody can guess. */
export const randomKey = (): string => toBase64(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** The path of a guarded file, from the root of the site. */
export const guardedPath = (bundle: string, name: string): string => `${GUARDED_PATH}${bundle}/${name}`;
