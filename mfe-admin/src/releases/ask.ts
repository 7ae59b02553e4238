import { CHECK_QUERY } from '@otherfolk/shared/contract/federation-names';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { Answer, Answered } from './observed';

/** The time after which pages give a remote up. */
const PATIENCE_MS = 8000;

/** Whether a content is what a hash of subresource integrity says. Hashes may stand in letters of URLs, and without their padding. */
export async function hasHash(content: ArrayBuffer, hash: string): Promise<boolean> {
  const [, bits = '', wanted = ''] = /^sha(256|384|512)-(.+)$/.exec(hash) ?? [];
  if (!bits) return false;
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, content));
  const plain = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return plain(btoa(String.fromCharCode(...digest))) === plain(wanted);
}

/** Asks for a file as its host has it now: past the service worker, and past the browser's cache where the file has changed. */
async function contentOf(url: string): Promise<ArrayBuffer | number> {
  const address = new URL(url, location.href);
  address.searchParams.set(CHECK_QUERY, '');
  const options = { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const response = await fetch(address, options);
  return response.ok ? response.arrayBuffer() : response.status;
}

type Content = Exclude<Answered, { state: 'here' }> | { state: 'here'; ms: number; content: ArrayBuffer };

async function askFor(url: string, hash?: string): Promise<Content> {
  const begun = performance.now();
  try {
    const content = await contentOf(url);
    if (typeof content === 'number') return { state: 'refused', status: content };
    if (hash && !(await hasHash(content, hash))) return { state: 'other' };
    return { state: 'here', ms: performance.now() - begun, content };
  } catch (error) {
    return { state: (error as Error).name === 'TimeoutError' ? 'late' : 'none' };
  }
}

export async function askForFile(url: string, hash: string): Promise<Answered> {
  const asked = await askFor(url, hash);
  return asked.state === 'here' ? { state: 'here', ms: asked.ms } : asked;
}

/** Asks for JSON. The fragment of its URL, where it has one, is what the content has to be. */
export async function askForJson(url: string): Promise<Answer> {
  const [address = '', hash] = url.split('#');
  const asked = await askFor(address, hash);
  if (asked.state !== 'here') return asked;
  const text = new TextDecoder().decode(asked.content);
  return { state: 'here', ms: asked.ms, json: tryOr((): unknown => JSON.parse(text), undefined) };
}
