import * as v from 'valibot';
import { GALLERY_STYLES } from '../../domain/gallery';
import { GENRES } from '../../domain/genres';
import { altAndCredit } from './alt-and-credit';
import { field, shape, text } from './fields';
import { imageFile } from './formats';

export const galleryItemSchema = shape({
  file: imageFile,
  style: field(v.pipe(text, v.examples([...GALLERY_STYLES]))),
  genre: field(v.pipe(text, v.examples(['all', ...GENRES]))),
  ...altAndCredit,
});
