import { remoteIds, type RemoteId } from '@otherfolk/shared/contract/remotes';

/** `remotes.json`: for each remote the URL of its manifest, on any origin. A remote that is not listed is not deployed. */
export type Registry = Partial<Record<RemoteId, string>>;

/** Whether pages may ask for it: an absolute or relative address that leads to http or https, and nothing that is data or code itself. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://site.invalid').protocol);
  } catch {
    return false;
  }
}

/** Reads a registry from what came as JSON; what is not a URL of a known remote is left out with a warning. */
export function parseRegistry(json: unknown): Registry {
  if (typeof json !== 'object' || json === null) {
    console.warn('remotes.json is not an object: no remote is known');
    return {};
  }
  const registry: Registry = {};
  for (const id of remoteIds) {
    const url = (json as Record<string, unknown>)[id];
    if (typeof url === 'string' && url !== '' && isWebAddress(url)) registry[id] = url;
    else if (url !== undefined) console.warn(`remotes.json: '${id}' has no URL`);
  }
  return registry;
}
