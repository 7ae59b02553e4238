import type { Registry } from '../page-state/registry';

/**
 * Whether pages may ask for it: an address of the web, and nothing that is data or code itself. One on another origin than the
 * page's says behind # what its content has to be: whoever can change files over there must not change what runs here.
 */
function isAcceptable(url: string): boolean {
  try {
    const { protocol, origin, hash } = new URL(url, location.origin);
    return /^https?:$/.test(protocol) && (origin === location.origin || /^#sha(256|384|512)-./.test(hash));
  } catch {
    return false;
  }
}

/** Reads a registry from what came as JSON; what is no URL that may be loaded is left out with a warning. */
export function parseRegistry(json: unknown): Registry {
  if (typeof json !== 'object' || json === null) {
    console.warn('remotes.json is not an object: no remote is known');
    return {};
  }
  const registry: Registry = {};
  for (const [id, url] of Object.entries(json)) {
    if (typeof url === 'string' && url !== '' && isAcceptable(url)) registry[id] = url;
    else console.warn(`remotes.json: '${id}' has no URL that may be loaded`);
  }
  return registry;
}
