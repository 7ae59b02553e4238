import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  newImagesOf,
  removeNewImage,
  removeNewImagesOf,
  storeNewImage,
} from '@otherfolk/shared/drafts/new-image-store';
import { type ChangedImage, isNewImage, type NewImages } from './new-images';

const without = (list: readonly ChangedImage[], path: string) => list.filter((each) => each.path !== path);

/** The new images of a file that a member edits, and other words of images of the catalogue, kept on this device beside the drafts. */
export function useNewImages(owner: string, file: string): NewImages {
  const [all, setAll] = useState<readonly ChangedImage[]>([]);
  const [isRefused, setRefused] = useState(false);

  const kept = useCallback((work: Promise<unknown>) => {
    work.catch((error: unknown) => {
      console.warn('New images cannot be kept', error);
      setRefused(true);
    });
  }, []);

  useEffect(() => {
    let isStopped = false;
    const read = async () => {
      const stored = await newImagesOf(owner, file);
      if (isStopped) return;
      const images = stored.map(({ path, bytes, type = '', words, isReplacing = false }): ChangedImage =>
        bytes ? { path, bytes: new Blob([bytes], { type }), words, isReplacing } : { path, words },
      );
      // Images that were made while they were read are newer.
      setAll((made) => [...images.filter(({ path }) => made.every((each) => each.path !== path)), ...made]);
    };
    kept(read());
    return () => {
      isStopped = true;
      setAll([]);
    };
  }, [owner, file, kept]);

  const add = useCallback(
    (image: ChangedImage) => {
      const { path, words } = image;
      setAll((before) => [...without(before, path), image]);
      const store = async () => {
        const content = isNewImage(image) && {
          type: image.bytes.type,
          bytes: await image.bytes.arrayBuffer(),
          isReplacing: image.isReplacing === true,
        };
        await storeNewImage(owner, file, { path, words, ...content });
      };
      kept(store());
    },
    [owner, file, kept],
  );
  const remove = useCallback(
    (path: string) => {
      setAll((before) => without(before, path));
      kept(removeNewImage(owner, file, path));
    },
    [owner, file, kept],
  );
  const clear = useCallback(() => {
    setAll([]);
    kept(removeNewImagesOf(owner, file));
  }, [owner, file, kept]);

  return useMemo(
    () => ({
      list: all.filter(isNewImage),
      worded: all.filter((image) => !isNewImage(image)),
      add,
      remove,
      clear,
      isRefused,
    }),
    [all, add, remove, clear, isRefused],
  );
}
