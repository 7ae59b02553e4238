// Stands inside each page as its only inline script, so it stays small and imports nothing but constants.
import { THEME_KEY, themeOf } from '../app/theme';

/** Scripts start this long after the page was read, if the pictures have not arrived by then. */
const PATIENCE_MS = 2500;

const { scripts = '[]', preloads = '[]' } = (document.currentScript as HTMLScriptElement).dataset;

try {
  document.documentElement.dataset.theme = themeOf(localStorage.getItem(THEME_KEY));
} catch {
  // Storage is refused: the system's theme serves.
}

const early: HTMLElement[] = [];
window.otherfolkEarlyClicks = early;
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && window.otherfolkEarlyClicks === early) early.push(button);
});

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const href of JSON.parse(preloads) as string[]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
  for (const src of JSON.parse(scripts) as string[]) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}

const settled = (picture: HTMLImageElement) =>
  picture.complete
    ? undefined
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      });

document.addEventListener('DOMContentLoaded', () => {
  const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  // Two frames later the pictures are on the screen.
  void Promise.all(first.map(settled)).then(() => requestAnimationFrame(() => requestAnimationFrame(start)));
  setTimeout(start, PATIENCE_MS);
});
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, start, { once: true, passive: true });
