import * as v from 'valibot';
import { GALLERY_STYLES } from '../../domain/gallery';
import { GENRES } from '../../domain/genres';
import { field, shape, text } from './fields';
import { imageFile } from './formats';
import { imageWords } from './image-words';

export const galleryItemSchema = shape({
  file: imageFile,
  style: field(v.pipe(text, v.examples([...GALLERY_STYLES]))),
  genre: field(v.pipe(text, v.examples(['all', ...GENRES]))),
  ...imageWords,
});
