import { CHECK_QUERY } from '@otherfolk/shared/contract/federation-names';
import { OVERRIDE_PAGE, pageOfDataPath } from '@otherfolk/shared/contract/rendering';
import type { Kind } from './caches';

/** The parts of a request that decide how it is kept. */
export interface Asked {
  url: string;
  method: string;
  /** Whether it is for a page as a whole. */
  isPage: boolean;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
const GOOGLE = /(^|\.)(google|googleapis|gstatic)\.com$/;
const MANIFEST = /\/mf-manifest\.json$/;

/** A file of a build whose content never changes: it says which content, or its release does. */
const HASHED = /(\.[0-9a-f]{10}\.\w+|-[0-9a-f]{16}\/remoteEntry\.js)$/;

/** The kind of a request; undefined where nothing of it is to be kept: what is asked of its host alone, sign-in, members' calls, a developer's override. */
export function kindOf({ url, method, isPage }: Asked, origin: string): Kind | undefined {
  const { origin: from, hostname, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || searchParams.has(CHECK_QUERY)) return undefined;
  if (from !== origin) {
    const isOverride = LOOPBACK.test(hostname) && !LOOPBACK.test(new URL(origin).hostname);
    if (isOverride || GOOGLE.test(hostname)) return undefined;
  }
  if (MANIFEST.test(pathname)) return 'registry';
  if (HASHED.test(pathname)) return 'builds';
  if (from !== origin) return undefined;
  if (pathname === '/remotes.json') return 'registry';
  if (pathname.startsWith('/data/')) return pathname.endsWith('.json') ? 'data' : 'images';
  if (!isPage && pageOfDataPath(pathname)) return 'data';
  const isOurs = pathname !== OVERRIDE_PAGE && !/^\/(__|emulator|assets|remotes)\//.test(pathname);
  return isPage && isOurs ? 'pages' : undefined;
}
