// Part of the inline script, so it imports nothing.
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown };
  }
}

/** The icons of the gallery's lightbox, and nothing: all the markup that any script of the site makes from text. */
const ICON =
  /^(<svg aria-hidden="true" class="pswp__icn"( [\w-]+="[^"<>]*")*>(<(use|path)( [\w:-]+="[^"<>]*")*\/>)*<\/svg>)?$/;
const HANDLER = /\son/i;

export const isTrustedMarkup = (html: string) => ICON.test(html) && !HANDLER.test(html);

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/**
 * Whether a page may run a script from there: its own origin, the named sources, or this computer where a developer wants it. A
 * source is an origin, or the URL of a file, or that of a folder, with a slash at its end.
 */
export function isTrustedScript(url: string, page: string, sources: readonly string[], fromLoopback = false): boolean {
  const { protocol, origin, pathname } = new URL(url, page);
  // A blob or a data URL has an origin, too, and any content.
  if (!/^https?:$/.test(protocol)) return false;
  const file = origin + pathname;
  return (
    origin === new URL(page).origin ||
    sources.some((source) => [origin, file].includes(source) || (source.endsWith('/') && file.startsWith(source))) ||
    (fromLoopback && LOOPBACK.test(origin))
  );
}

/** The one policy, in browsers with Trusted Types, through which text becomes markup or the address of a script. */
export function trustOnly(sources: readonly string[], fromLoopback: boolean): void {
  const when = (isTrusted: (text: string) => boolean) => (text: string) => {
    if (isTrusted(text)) return text;
    throw new TypeError(`Not to be trusted: ${text}`);
  };
  window.trustedTypes?.createPolicy('default', {
    createHTML: when(isTrustedMarkup),
    createScriptURL: when((url) => isTrustedScript(url, location.href, sources, fromLoopback)),
  });
}
