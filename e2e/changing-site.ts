import { type IncomingHttpHeaders, type IncomingMessage, request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '@otherfolk/system/listen';

export interface ChangingSite {
  origin: string;
  /** Changes what comes from this path on its way, from now on. */
  change: (path: string, how: (body: Buffer) => Buffer | string) => void;
  /** Gives what comes from this path this status, from now on. */
  answer: (path: string, status: number) => void;
  close: () => Promise<void>;
}

const without = (headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A site in front of another one, which passes everything on but what a test changes. */
export async function changingSite(behind: string): Promise<ChangingSite> {
  const changes = new Map<string, (body: Buffer) => Buffer | string>();
  const statuses = new Map<string, number>();
  const { port, close } = await listen(0, (request, response) => {
    const { url = '', method } = request;
    const change = changes.get(url);
    // A changed file is asked for as it is, and has another length.
    const asked = without(request.headers, change ? ['accept-encoding', 'if-none-match'] : []);
    const passOn = async (answer: IncomingMessage) => {
      const status = statuses.get(url) ?? answer.statusCode ?? 500;
      if (!change) return void answer.pipe(response.writeHead(status, answer.headers));
      response.writeHead(status, without(answer.headers, ['content-length', 'etag'])).end(change(await buffer(answer)));
    };
    const passed = ask(new URL(url, behind), { method, headers: asked }, (answer) => void passOn(answer));
    request.pipe(passed.on('error', () => response.destroy()));
  });
  return {
    origin: `http://localhost:${port}`,
    change: (path, how) => changes.set(path, how),
    answer: (path, status) => statuses.set(path, status),
    close,
  };
}
