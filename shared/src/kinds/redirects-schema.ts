import * as v from 'valibot';
import { dictionary, filledText } from '../catalogue/schemas/fields';
import { ITEM_PATH } from './redirect';

/** New paths of items by the old ones, both without the slash before them. */
export const redirectsSchema = dictionary(
  v.pipe(filledText, v.regex(ITEM_PATH, 'expected where an item is, such as characters/mara')),
);
