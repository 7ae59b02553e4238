import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { contentHash } from '@otherfolk/system/content-hash';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/** The `Cache-Control` of a file that has the hash of its content in its name. */
export const UNCHANGING = 'public,max-age=31536000,immutable';

const BROTLI = '.br';
const ENCODINGS = ['br', 'identity'];

const etagOf = (content: string | Buffer) => `W/"${contentHash(content)}"`;

/** A file of a build as it is sent. */
export interface BuildFile {
  type: string;
  plain: Buffer;
  /** The same, compressed beforehand. */
  brotli: Buffer | undefined;
  etag: string;
}

/** A file as it is sent under its name. */
const buildFile = (name: string, plain: Buffer, brotli: Buffer | undefined): BuildFile => ({
  type: TYPES[path.extname(name)] ?? 'application/octet-stream',
  plain,
  brotli,
  etag: etagOf(plain),
});

/** The files of a build by their paths below its folder. They are held in memory: whatever becomes of the folder, a site goes on with what it started with. */
export function readBuildFiles(folder: string): Map<string, BuildFile> {
  const contents = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)]),
  );
  return new Map(
    [...contents]
      .filter(([name]) => !name.endsWith(BROTLI))
      .map(([name, plain]) => [name, buildFile(name, plain, contents.get(name + BROTLI))]),
  );
}

// Builds have no dates, and one that is asked for anew is the same: its entity tag alone says whether a browser has it.
const isKnown = (etag: string, { 'if-none-match': known }: IncomingMessage['headers']): boolean =>
  fresh({ 'if-none-match': known }, { etag });

/** Sends a file, compressed to whoever takes that; only its headers where the browser has it. */
export function sendBuildFile(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { type, plain, brotli, etag }: BuildFile,
  cacheControl: string,
): void {
  const head = { ETag: etag, 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' };
  if (isKnown(etag, headers)) return void response.writeHead(304, head).end();
  const compressed = new Negotiator({ headers }).encoding(ENCODINGS) === 'br' ? brotli : undefined;
  const body = compressed ?? plain;
  response
    .writeHead(200, {
      ...head,
      'Content-Type': type,
      'Content-Length': body.length,
      ...(compressed && { 'Content-Encoding': 'br' }),
    })
    .end(body);
}

/** Sends JSON that browsers must ask about each time; only its headers where the browser has it. */
export function sendJson({ headers }: IncomingMessage, response: ServerResponse, json: string): void {
  const head = { ETag: etagOf(json), 'Cache-Control': 'public, max-age=0', 'Content-Type': 'application/json' };
  if (isKnown(head.ETag, headers)) response.writeHead(304, head).end();
  else response.writeHead(200, head).end(json);
}
