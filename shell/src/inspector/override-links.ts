import { tryOr } from '@otherfolk/shared/domain/try-or';
import { OVERRIDE_PARAMETER, OVERRIDES_KEY } from '../overrides/confirmed-overrides';
import type { Registry } from '../page-state/registry';

/** The address at which a development server on this computer has the manifest of a remote. */
const localManifest = (remote: string, port: number): string =>
  `http://localhost:${port}/remotes/${remote}/latest/mf-manifest.json`;

/** The overrides of this tab. */
export const overridesOfTab = (): Registry =>
  tryOr(() => JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}') as Registry, {});

/** Opens the page that is open with a remote from this computer: it asks before anything of it runs. */
export function takeFromPort(remote: string, port: number): void {
  const address = new URL(location.href);
  address.searchParams.append(OVERRIDE_PARAMETER, `${remote}:${localManifest(remote, port)}`);
  location.assign(address);
}

/** Opens the page that is open with the remote of the site again. */
export function dropOverride(remote: string): void {
  const others = Object.fromEntries(Object.entries(overridesOfTab()).filter(([id]) => id !== remote));
  tryOr(() => {
    if (Object.keys(others).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(others));
  }, undefined);
  location.reload();
}
