// Stands inside each page as its only inline script, so it stays small and imports next to nothing.
import { COMPACT_KEY } from '@otherfolk/shared/storage/compact-key';
import { isOverridden, overrideAddress } from '../overrides/confirmed-overrides';
import { isMemberHere } from '../remembered-session/remembered-session';
import { deferImages } from './defer-images';
import { repeatEarlyClicks } from './early-clicks';
import { repeatEarlyInput } from './early-input';
import { foldSections } from './fold-sections';
import { repeatHeld } from './held';
import { preload } from './preload';
import { READY_EVENT } from './ready-event';
import { reportViolations } from './report-violations';
import { THEME_KEY, themeOf } from './theme';
import { trustOnly } from './trusted-types';

/** Scripts start this long after the page was read, if none of the first images has arrived by then. */
const START_TIMEOUT_MS = 2500;

/** Images and data of the first page come before what keeps them. */
const OFFLINE_AFTER_MS = 2000;

const {
  scripts = '[]',
  preloads = '[]',
  overrides = '',
  offline = '',
  sources = '[]',
  reports = '',
} = (document.currentScript as HTMLScriptElement).dataset;
const parsed = (list: string) => JSON.parse(list) as string[];
/** Whether the page takes overrides: one page only does (OVERRIDE_PAGE), and the others lead there. */
const withOverrides = overrides !== '';
if (!withOverrides && isOverridden()) location.replace(overrideAddress(location));

if (reports) reportViolations(reports);
trustOnly(parsed(sources), withOverrides);

try {
  document.documentElement.dataset.theme = themeOf(localStorage.getItem(THEME_KEY));
  document.documentElement.toggleAttribute('data-compact', localStorage.getItem(COMPACT_KEY) === 'yes');
} catch {
  // Storage is refused: the system's theme serves.
}

deferImages();

repeatHeld();
repeatEarlyClicks();
repeatEarlyInput();

/** Each with what it has to be, where that is known. */
function preloadScripts(files: [url: string, integrity?: string | null][]): void {
  for (const [href, integrity] of files)
    preload({ as: 'script', href, ...(integrity && { integrity, crossOrigin: 'anonymous' }) });
}

const isMember = isMemberHere();
if (isMember && !withOverrides) {
  document.documentElement.dataset.member = '';
  preloadScripts(parsed(scripts).map((url) => [url]));
}

function run(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  // The override page loads nothing else before somebody has said so.
  if (withOverrides) return run(overrides);
  preloadScripts(JSON.parse(preloads) as [string, string?][]);
  for (const src of parsed(scripts)) run(src);
}
// The worker that keeps the page for later never competes with the page.
if (offline && !withOverrides && 'serviceWorker' in navigator)
  addEventListener(READY_EVENT, () => setTimeout(() => run(offline), OFFLINE_AFTER_MS), { once: true });

const settled = (image: HTMLImageElement) =>
  image.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        image.addEventListener('load', resolve);
        image.addEventListener('error', resolve);
      });

document.addEventListener('DOMContentLoaded', () => {
  foldSections();
  // A member's pages may hold more than what is there: the images share the line with what finds out.
  if (isMember) return start();
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  // The others are on their way: after the last one, nothing would come for a round trip.
  const anyOfThem = first.length > 0 ? Promise.race(first.map(settled)) : Promise.resolve();
  // Two frames later it is on the screen.
  void anyOfThem.then(() => requestAnimationFrame(() => requestAnimationFrame(start)));
  setTimeout(start, START_TIMEOUT_MS);
});
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
