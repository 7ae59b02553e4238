// Part of the inline script, so it imports next to nothing.
import { DEFERS_IMAGES, IMAGE_BOXES, IN_VIEW } from '@otherfolk/shared/contract/image-boxes';
import { READY_EVENT } from './ready-event';

/** Images come after this long, if the page is not ready by then. */
const IMAGES_TIMEOUT_MS = 5000;

/** The events of a reader who goes on. */
const READING = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Defers the images of boxes that are out of view: a browser would fetch many of them with those on the screen, before the scripts. They
 * come when the page is ready, or somebody reads on. To be called before the page is read: what has been laid out
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
  addEventListener(READY_EVENT, load, { once: true });
  setTimeout(load, IMAGES_TIMEOUT_MS);
}
