// A script of its own, for developers alone: the override page loads it before the shell.
import { BOOT_ID, type Boot } from '../app/boot';
import { OVERRIDE_PARAMETER, OVERRIDES_KEY, WANTED_PARAMETER } from './kept-overrides';
import { showOverrides } from './overrides-banner';
import { parseOverrides, type Overrides } from './parse-overrides';

function keptOverrides(): string[] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}') as Overrides).map(
      ([remote, url]) => `${remote}:${url}`,
    );
  } catch {
    return [];
  }
}

function keep(overrides: Overrides): void {
  try {
    if (Object.keys(overrides).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  } catch {
    // Refused: they hold for this page.
  }
}

/** Makes the address that of the page that is wanted, without its overrides: a link to it, sent on, overrides nothing. */
function takeFromAddress(): string[] {
  const wanted = new URL(new URLSearchParams(location.search).get(WANTED_PARAMETER) ?? '/', location.origin);
  const values = wanted.searchParams.getAll(OVERRIDE_PARAMETER);
  wanted.searchParams.delete(OVERRIDE_PARAMETER);
  const { pathname, search, hash } = wanted;
  history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
  return values;
}

function reset(): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
  location.reload();
}

const place = document.getElementById(BOOT_ID);
const boot = JSON.parse(place?.textContent ?? '') as Boot;
const { overrides, refused } = parseOverrides(
  [...keptOverrides(), ...takeFromAddress()],
  Object.keys(boot.registry ?? {}),
);
keep(overrides);
// The text of a script element may not be changed where the browser has Trusted Types.
const changed = document.createElement('template');
changed.id = BOOT_ID;
changed.textContent = JSON.stringify({ ...boot, overrides } satisfies Boot);
place?.replaceWith(changed);
if (refused.length > 0 || Object.keys(overrides).length > 0) showOverrides(overrides, refused, reset);
