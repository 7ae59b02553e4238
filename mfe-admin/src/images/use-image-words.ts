import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { imageAt, imageKey } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import { imageIndexQuery } from '@otherfolk/shared/queries/image-index-query';
import { type ImageWords, NewImagesContext } from './new-images';

/** The texts and the focus of an image that a field names, as they are in the editor; undefined of an image that does not exist, and where nothing can be kept. */
export function useImageWords(imageUse: ImageUse, file: string) {
  const images = use(NewImagesContext);
  const { guardedImages } = useShellContext();
  const key = imageKey(imageUse, file);
  const path = IMAGES + key;
  const { data: record } = useQuery({ ...imageIndexQuery, select: (index) => index[key] });
  const made = images?.list.find((image) => image.path === path);
  if (!images || (!made && !record)) return undefined;
  const edited = images.worded.find((image) => image.path === path)?.words;
  const { alt, credit, focus } = { ...record, ...edited };
  const known = { ...(alt && { alt }), ...(credit && { credit }), ...(focus && { focus }) };
  return {
    url: guardedImages?.open(key)?.src ?? imageAt(key),
    words: made?.words ?? known,
    /** Lays other words over those of now. */
    change: (words: ImageWords): void => {
      if (Object.keys(words).length === 0) return;
      images.add(made ? { ...made, words: { ...made.words, ...words } } : { path, words: { ...edited, ...words } });
    },
  };
}
