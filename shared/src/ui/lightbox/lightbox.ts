import 'photoswipe/style.css';
import './lightbox.css';
import { imageKey, imageSet } from '../../catalogue/image-paths';
import { shellContextOf } from '../../contract/shell-context';
import { imageIndexQuery } from '../../queries/image-index-query';
import { leaveAddress, moveAddress, onTravel } from './lightbox-address';
import { returnFocus } from './lightbox-focus';
import { lightboxImages } from './lightbox-images';
import { takeKeyboard } from './lightbox-keyboard';
import { PatientPhotoSwipe } from './lightbox-photo-swipe';
import type { LightboxSourceOnPage } from './lightbox-source';
import { addWords, BUTTON_TITLES } from './lightbox-words';

/** Images before and after the one that is shown. */
const PRELOAD: [before: number, after: number] = [1, 2];

const OPTIONS = {
  ...BUTTON_TITLES,
  bgOpacity: 0.96,
  padding: { top: 60, bottom: 72, left: 0, right: 0 },
  preload: PRELOAD,
  preloaderDelay: 500,
  // The focus goes to the thumbnail of the last image, not of the first.
  returnFocus: false,
};

/**
 * Shows the image that the page's address asks for, once its size is known, and keeps the address with the image that is
 * shown. The signal closes it, or keeps it from opening: then the address has gone elsewhere.
 */
export async function openLightbox(now: () => LightboxSourceOnPage, signal: AbortSignal): Promise<void> {
  const { subject, asked: first = '', client } = now();
  const { guardedImages } = shellContextOf(client.getDefaultOptions().queries?.meta);
  const { captions, fileAt, indexOf, linkTo, measure, slideAt } = lightboxImages(now(), (file) => {
    const guarded = guardedImages?.open(imageKey('gallery', file));
    return guarded ?? imageSet('gallery', file, client.getQueryData(imageIndexQuery.queryKey) ?? {});
  });
  await measure(first);
  if (signal.aborted) return;

  const lightbox = new PatientPhotoSwipe({ ...OPTIONS, index: indexOf(first) });
  let shown = first;
  const refresh = (index: number) => {
    if (!lightbox.isDestroying) lightbox.refreshSlideContent(index);
  };
  addWords(lightbox, `Pictures of ${subject}`, captions);
  lightbox.addFilter('numItems', () => captions.length);
  lightbox.addFilter('itemData', (_, index) => slideAt(index, () => refresh(index)));
  lightbox.on('afterInit', () => takeKeyboard(lightbox));
  // An image that was still being decrypted.
  const stop = guardedImages?.subscribe(() => {
    for (let index = -PRELOAD[0]; index <= PRELOAD[1]; index++) refresh(lightbox.currIndex + index);
  });
  lightbox.on('destroy', () => stop?.());
  lightbox.on('change', () => {
    const file = fileAt(lightbox.currIndex);
    if (file === shown) return;
    shown = file;
    moveAddress(now(), file);
  });
  lightbox.on('close', () => {
    if (!signal.aborted) leaveAddress(now());
  });
  const destroyed = new Promise<void>((resolve) => lightbox.on('destroy', () => resolve()));
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  signal.addEventListener('abort', () => lightbox.close());
  void Promise.all([destroyed, left]).then(() => returnFocus(linkTo(shown)));
  onTravel((file) => {
    if (indexOf(file) < 0) return;
    shown = file;
    lightbox.goTo(indexOf(file));
  }, signal);
  lightbox.init();
}
