import { request } from 'node:http';

export interface PostAnswer {
  ok: boolean;
  status: number;
  text: string;
}

/**
 * Posts with head and body in one packet. `fetch` sends the body apart from the head, and waits with it until the other side has
 * acknowledged the head: 40 ms for each call, many hundred times in a run.
 */
export function post(url: string, body: string, headers: Record<string, string> = {}): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ ok: status >= 200 && status < 300, status, text });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
