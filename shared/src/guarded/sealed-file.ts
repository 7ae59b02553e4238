import { toBytes } from './base64';

/** Files are a multiple of this long, so that their sizes say little. */
const BLOCK = 4096; // docs/protected-items.md

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** The length of what stands before the content: whether it is compressed, and how long it is. */
const HEADER_BYTES = 5;

type Bytes = Uint8Array<ArrayBuffer>;

async function through(content: Bytes, stream: GenericTransformStream): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([content]).stream().pipeThrough(stream)).arrayBuffer());
}

const importKey = (key: string, use: KeyUsage) =>
  crypto.subtle.importKey('raw', toBytes(key), { name: 'AES-GCM' }, false, [use]);

/** AES-256-GCM, with the path of the file as additional data: a file that lies elsewhere cannot be opened. */
const algorithm = (iv: Bytes, path: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(path),
});

/** Encrypts a content under a key of 32 bytes in base64; `path` is where the file will lie, from the root of the site. */
export async function sealFile(content: Bytes, key: string, path: string, compress: boolean): Promise<Bytes> {
  const packed = compress ? await through(content, new CompressionStream('gzip')) : content;
  const used = IV_BYTES + TAG_BYTES + HEADER_BYTES + packed.length;
  const padded = new Uint8Array(Math.ceil(used / BLOCK) * BLOCK - IV_BYTES - TAG_BYTES);
  padded[0] = compress ? 1 : 0;
  new DataView(padded.buffer).setUint32(1, packed.length);
  padded.set(packed, HEADER_BYTES);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, path), await importKey(key, 'encrypt'), padded);
  const file = new Uint8Array(IV_BYTES + sealed.byteLength);
  file.set(iv);
  file.set(new Uint8Array(sealed), IV_BYTES);
  return file;
}

/** The content of a file. Rejects where the key is another one, or the file is cut short, changed, or from another path. */
export async function openFile(file: Bytes, key: string, path: string): Promise<Bytes> {
  const iv = file.slice(0, IV_BYTES);
  const sealed = file.subarray(IV_BYTES);
  const padded = new Uint8Array(
    await crypto.subtle.decrypt(algorithm(iv, path), await importKey(key, 'decrypt'), sealed),
  );
  const length = new DataView(padded.buffer).getUint32(1);
  const packed = padded.slice(HEADER_BYTES, HEADER_BYTES + length);
  return padded[0] === 1 ? through(packed, new DecompressionStream('gzip')) : packed;
}
