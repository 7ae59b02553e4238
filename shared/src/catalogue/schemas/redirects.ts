import * as v from 'valibot';
import { PAGE_PATH } from '../../domain/redirect';
import { dictionary, filledText } from './fields';

/** New paths of pages by the old ones, both without the slash before them. */
export const redirectsSchema = dictionary(
  v.pipe(filledText, v.regex(PAGE_PATH, 'expected the path of a page, such as characters/mara')),
);
