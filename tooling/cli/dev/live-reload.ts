import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromRoot } from '@otherfolk/system/from-root';

const SCRIPT = '/dev/reload.js';
const EVENTS = '/dev/events';

/** The script that a page of this version of the site loads. */
export const reloadScript = (version: string) => `${SCRIPT}?${version}`;

/** Tells open pages which version of the site is the current one; those of another reload themselves. */
export class LiveReload {
  private version?: string;
  private readonly pages = new Set<ServerResponse>();

  announce(version: string): void {
    this.version = version;
    for (const page of this.pages) this.tell(page);
  }

  /** Whether the request was meant for this, and is answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [pathname] = request.url?.split('?') ?? [];
    if (pathname === SCRIPT) {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(readFileSync(fromRoot('tooling/cli/dev/reload.js')));
      return true;
    }
    if (pathname !== EVENTS) return false;
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
    this.tell(response);
    return true;
  }

  private tell(page: ServerResponse): void {
    if (this.version !== undefined) page.write(`data: ${this.version}\n\n`);
  }
}
