import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom hides what browsers and Node both have.
Object.assign(globalThis, { ReadableStream, TextDecoder, TextEncoder, TransformStream, WritableStream });

function readBytes(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read'));
    reader.readAsArrayBuffer(this);
  });
}

// Blobs of jsdom lack it, and those of Node are no blobs to jsdom.
if (!('arrayBuffer' in Blob.prototype)) Object.assign(Blob.prototype, { arrayBuffer: readBytes });
