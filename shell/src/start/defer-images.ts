// Part of the inline script, so it imports next to nothing.
import { ASLEEP, AWAKE_EVENT } from '@otherfolk/shared/contract/asleep';
import { DEFERS_IMAGES, IMAGE_BOXES, IN_VIEW } from '@otherfolk/shared/contract/image-boxes';
import { isReady } from './held';
import { READY_EVENT } from './ready-event';

/** Images come after this long, if not all of the page answers by then. */
const IMAGES_TIMEOUT_MS = 5000;

/** What somebody does who reads on. */
const READING = ['scroll', 'pointerdown', 'keydown'] as const;

const isAwake = () => isReady() && document.querySelector(`[${ASLEEP}]`) === null;

/**
 * Defers the images of boxes that are out of view: a browser would fetch many of them with those on the screen, before the scripts. They
 * come when the page answers, its late parts included, or somebody reads on. To be called before the page is read: what has been laid out
 * loads its images.
 */
export function deferImages(): void {
  const page = document.documentElement;
  const boxes: Element[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) target.setAttribute(IN_VIEW, '');
  });
  page.setAttribute(DEFERS_IMAGES, '');
  document.addEventListener('DOMContentLoaded', () => {
    if (!page.hasAttribute(DEFERS_IMAGES)) return;
    boxes.push(...document.querySelectorAll(IMAGE_BOXES));
    for (const box of boxes) observer.observe(box);
  });
  function load(): void {
    observer.disconnect();
    page.removeAttribute(DEFERS_IMAGES);
    for (const box of boxes) box.removeAttribute(IN_VIEW);
  }
  for (const event of READING) addEventListener(event, load, { once: true, passive: true });
  for (const event of [READY_EVENT, AWAKE_EVENT]) addEventListener(event, () => isAwake() && load());
  setTimeout(load, IMAGES_TIMEOUT_MS);
}
