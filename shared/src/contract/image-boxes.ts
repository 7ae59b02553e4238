/** Finds boxes of images, which have a shape of their own, whatever is in them. The attribute says which. */
export const IMAGE_BOXES = '[data-shape]';

/**
 * The attribute of a page whose boxes load their lazy images only when they have come into view: those on the screen and the scripts have
 * the line first (ui/images.css). What else can wait for the scripts is not displayed until the attribute goes.
 */
export const DEFERS_IMAGES = 'data-defers-images';

/** The attribute of a box on such a page that is in view, or was. */
export const IN_VIEW = 'data-in-view';
