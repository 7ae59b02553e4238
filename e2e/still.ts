import type { Page } from '@playwright/test';

/** Half a second: a page that still has something to do about its place has begun by then. */
const STILL_FRAMES = 30;

/** Resolves when the page has stopped scrolling, and nothing in its main part has moved for a while. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    let before = '';
    let unmoved = 0;
    while (unmoved < frames) {
      await new Promise(requestAnimationFrame);
      const boxes = [...document.querySelectorAll('main *')].map((element) => element.getBoundingClientRect());
      const now = JSON.stringify([window.scrollX, window.scrollY, boxes]);
      unmoved = now === before ? unmoved + 1 : 0;
      before = now;
    }
  }, STILL_FRAMES);
}
