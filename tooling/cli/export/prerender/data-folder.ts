import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';

/** Where the files of the catalogue lie in a site, with a slash behind it. */
export const DATA = DATA_PATH.slice(1);
