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

/** Whether a page may run a script from there: its own origin, those that are named (one that ends with a slash for what lies below it), or this computer where a developer wants it. */
export function isTrustedScript(url: string, page: string, origins: readonly string[], fromLoopback = false): boolean {
  const { origin, href } = new URL(url, page);
  const isNamed = origins.some((source) => (source.endsWith('/') ? href.startsWith(source) : source === origin));
  return origin === new URL(page).origin || isNamed || (fromLoopback && LOOPBACK.test(origin));
}

/** Where the browser has Trusted Types: the one policy through which text becomes markup or the address of a script. */
export function trustOnly(origins: readonly string[], fromLoopback: boolean): void {
  const when = (isTrusted: (text: string) => boolean) => (text: string) => {
    if (isTrusted(text)) return text;
    throw new TypeError(`Not to be trusted: ${text}`);
  };
  window.trustedTypes?.createPolicy('default', {
    createHTML: when(isTrustedMarkup),
    createScriptURL: when((url) => isTrustedScript(url, location.href, origins, fromLoopback)),
  });
}
