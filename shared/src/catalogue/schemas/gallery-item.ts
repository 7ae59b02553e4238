import type * as v from 'valibot';
import { field, shape, text } from './fields';
import { imageFile } from './formats';

export const galleryItemSchema = shape({ file: imageFile, style: field(text), genre: field(text) });

export type GalleryPicture = v.InferOutput<typeof galleryItemSchema>;
