// A script of its own, for developers alone: pages load it, before the shell, where `isOverridden` says so.
import { BOOT_ID, type Boot } from '../app/boot';
import { applyOverrides } from './apply-overrides';
import { OVERRIDE_PARAMETER, OVERRIDES_KEY } from './kept-overrides';
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

/** Keeps the address for what it names: a link to the page, sent on, overrides nothing. */
function takeFromAddress(): string[] {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(OVERRIDE_PARAMETER);
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
  return values;
}

function keep(overrides: Overrides): void {
  try {
    if (Object.keys(overrides).length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  } catch {
    // Refused: they hold for this page.
  }
}

function reset(): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
  location.reload();
}

const place = document.getElementById(BOOT_ID);
const boot = JSON.parse(place?.textContent ?? '') as Boot;
const remotes = Object.keys(boot.registry ?? {});
const { overrides, refused } = parseOverrides([...keptOverrides(), ...takeFromAddress()], remotes);
keep(overrides);

// The sheets of what is replaced would restyle what comes in its place.
const styles = Object.keys(overrides).flatMap((id) => boot.known[id as keyof Boot['known']]?.styles ?? []);
for (const { file } of styles) document.querySelector(`link[data-href="${CSS.escape(file)}"]`)?.remove();

const changed = document.createElement('template');
changed.id = BOOT_ID;
changed.textContent = JSON.stringify(applyOverrides(boot, overrides));
place?.replaceWith(changed);
showOverrides(overrides, refused, reset);
