import { keepPlace } from '../contract/keep-scroll-position';

const PARAMETER = 'picture';

/** The query that, on the page of a gallery, opens one of its pictures. It is the whole query: a picture has one address. */
export const pictureSearch = (file: string): string => `?${PARAMETER}=${encodeURIComponent(file)}`;

/** The file that an address asks for. The gallery decides whether there is such a picture. */
export const pictureIn = (search: string): string | undefined =>
  new URLSearchParams(search).get(PARAMETER) || undefined;

/** Navigation state of a picture that was opened on its page: the step before it in the history is the page without it. */
export const openedHere = { ...keepPlace, openedHere: true } as const;
