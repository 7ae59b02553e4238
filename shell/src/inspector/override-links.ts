import { confirmedOverrides, confirmOverrides, OVERRIDE_PARAMETER } from '../overrides/confirmed-overrides';

/** The address at which a development server on this computer has the manifest of a remote. */
const localManifest = (remote: string, port: number): string =>
  `http://localhost:${port}/remotes/${remote}/latest/mf-manifest.json`;

/** Opens the page that is open with a remote from this computer: it asks before anything of it runs. */
export function takeFromPort(remote: string, port: number): void {
  const address = new URL(location.href);
  address.searchParams.append(OVERRIDE_PARAMETER, `${remote}:${localManifest(remote, port)}`);
  location.assign(address);
}

/** Opens the page that is open with the remote of the site again. */
export function dropOverride(remote: string): void {
  const others = Object.entries(confirmedOverrides()).filter(([id]) => id !== remote);
  confirmOverrides(Object.fromEntries(others));
  location.reload();
}
