import type PhotoSwipe from 'photoswipe';

const FAILED = 'This picture could not be loaded.';

/** The titles of the buttons. */
export const BUTTON_TITLES = {
  closeTitle: 'Close',
  zoomTitle: 'Zoom',
  arrowPrevTitle: 'Previous picture',
  arrowNextTitle: 'Next picture',
};

const CAPTION_ID = 'lightbox-caption';

/** Makes the lightbox a dialog that says what it is, which image it shows, and when that does not load. */
export function addWords(lightbox: PhotoSwipe, label: string, captions: readonly string[]): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (element) => {
        element.id = CAPTION_ID;
        element.setAttribute('aria-live', 'polite');
        lightbox.on('change', () => {
          element.textContent = captions[lightbox.currIndex] ?? '';
        });
      },
    });
  });
  lightbox.on('firstUpdate', () => {
    const { element, scrollWrap } = lightbox;
    element?.setAttribute('aria-modal', 'true');
    element?.setAttribute('aria-label', label);
    element?.setAttribute('aria-describedby', CAPTION_ID);
    scrollWrap?.setAttribute('aria-label', label);
  });
  lightbox.addFilter('contentErrorElement', (element, { slide }) => {
    element.textContent = FAILED;
    // Neighbours are loaded ahead: only the image that is looked at is spoken of.
    if (slide?.isActive) element.setAttribute('role', 'alert');
    return element;
  });
}
