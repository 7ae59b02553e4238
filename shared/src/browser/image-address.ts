import { keepScrollPosition } from '../contract/keep-scroll-position';

const PARAMETER = 'picture';

/** The query that, on the page of a gallery, opens one of its images. It is the whole query: an image has one address. */
export const imageSearch = (file: string): string => `?${PARAMETER}=${encodeURIComponent(file)}`;

/** The file that an address asks for. The gallery decides whether there is such an image. */
export const imageIn = (search: string): string | undefined => new URLSearchParams(search).get(PARAMETER) || undefined;

/** Navigation state of an image that was opened on its page: the step before it in the history is the page without it. */
export const openedHere = { ...keepScrollPosition, openedHere: true } as const;
