import type { ServerResponse } from 'node:http';

/** Headers that speak of a file, which an answer in its place must not keep. */
const OF_A_FILE = ['Content-Length', 'Content-Range', 'Content-Encoding', 'ETag', 'Last-Modified', 'Cache-Control'];

/** Answers with one line of text; where an answer has begun, nothing but closing the connection can still be said. */
export function answer(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return void response.destroy();
  for (const name of OF_A_FILE) response.removeHeader(name);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
