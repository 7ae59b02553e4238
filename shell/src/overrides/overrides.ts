// A script of its own, for developers alone. On the override page it comes first, and the shell only after it has let it.
import { type Boot, BOOT_ID } from '../page-state/boot';
import { isMemberHere, isOfSession } from '../remembered-session/remembered-session';
import { confirmedOverrides, confirmOverrides, OVERRIDE_PARAMETER, WANTED_PARAMETER } from './confirmed-overrides';
import { isDeveloper } from './developer';
import { leaveServiceWorker } from './leave-service-worker';
import { obstacleTo } from './obstacle';
import { overriddenDeclarations } from './overridden-declarations';
import { showOverrides } from './overrides-banner';
import { askAbove } from './overrides-question';
import { type Overrides, parseOverrides } from './parse-overrides';

/** Makes the address that of the page that is wanted, without its overrides: a link to it, sent on, overrides nothing. */
function takeFromAddress(): string[] {
  const wanted = new URL(new URLSearchParams(location.search).get(WANTED_PARAMETER) ?? '/', location.origin);
  const values = wanted.searchParams.getAll(OVERRIDE_PARAMETER);
  wanted.searchParams.delete(OVERRIDE_PARAMETER);
  const { pathname, search, hash } = wanted;
  history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
  return values;
}

/** The page as everybody has it. */
function showWithout(): void {
  confirmOverrides({});
  location.reload();
}

/** The shell's own scripts, which the override page does not begin with. */
function startShell(): void {
  const { scripts = '[]' } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
  for (const src of JSON.parse(scripts) as string[])
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

/** Lets the shell start with the overrides, as a visitor: a session that begins elsewhere ends all this. */
async function run(overrides: Overrides, refused: string[]): Promise<void> {
  confirmOverrides(overrides);
  if (await leaveServiceWorker()) return location.reload();
  window.addEventListener('storage', ({ key }) => {
    if (key === null || isOfSession(key)) location.reload();
  });
  document.documentElement.dataset.overridden = '';
  // The text of a script element may not be changed where the browser has Trusted Types: another element takes its place.
  const { declarations, problems } = await overriddenDeclarations(boot.declarations, overrides);
  const changed = document.createElement('template');
  changed.id = BOOT_ID;
  changed.textContent = JSON.stringify({ ...boot, declarations, overrides } satisfies Boot);
  place?.replaceWith(changed);
  showOverrides(overrides, [...refused, ...problems], showWithout);
  startShell();
}

const ask = (overrides: Overrides, refused: string[]) =>
  askAbove({
    heading: 'Run code from your computer here?',
    lines: [
      ...Object.entries(overrides).map(
        ([remote, url]) => `'${remote}' would come from ${url} instead of from this site.`,
      ),
      'That code runs in this tab as part of the site. It can show anything in its name, and read and change what this ' +
        'browser keeps for it. It has the rights of a visitor: nobody can sign in here meanwhile.',
      'Go on only if you have started that server yourself. It holds until you press Reset or close the tab.',
    ],
    actions: { 'Do not run it': showWithout, 'Run it in this tab': () => void run(overrides, refused) },
  });

const place = document.getElementById(BOOT_ID);
const boot = JSON.parse(place?.textContent ?? '') as Boot;
const confirmed = confirmedOverrides();
const asked = [...Object.entries(confirmed).map(([remote, url]) => `${remote}:${url}`), ...takeFromAddress()];
const { overrides, refused } = parseOverrides(asked);
const wanted = Object.entries(overrides);
const obstacle = obstacleTo({
  isFramed: window.top !== window,
  isMember: isMemberHere(),
  isDeveloper: isDeveloper(),
  hostname: location.hostname,
});

if (wanted.length === 0) {
  confirmOverrides({});
  showOverrides(overrides, refused, showWithout);
  startShell();
} else if (obstacle !== undefined) {
  askAbove({ heading: 'Nothing of it runs', lines: [obstacle], actions: { 'Show the page as it is': showWithout } });
} else if (wanted.every(([remote, url]) => confirmed[remote] === url)) void run(overrides, refused);
else ask(overrides, refused);
