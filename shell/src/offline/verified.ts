import type { Plugin } from './plugin';

const SHA384 = /^sha384-(.+)$/;

/** The digest of an answer's content in base64 with the letters for URLs, as the build writes it. */
async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer());
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Takes kept files only as they were when they were released, by their paths: `sha384-` and the digest. */
export function verified(integrity: ReadonlyMap<string, string>): Plugin {
  return {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const [, wanted] = SHA384.exec(integrity.get(new URL(request.url).pathname) ?? '') ?? [];
      if (!cachedResponse || wanted === undefined) return cachedResponse;
      return (await digestOf(cachedResponse)) === wanted ? cachedResponse : null;
    },
  };
}
