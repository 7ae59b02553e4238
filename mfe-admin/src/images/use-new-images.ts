import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  newImagesOf,
  removeNewImage,
  removeNewImagesOf,
  storeNewImage,
} from '@otherfolk/shared/drafts/new-image-store';
import type { NewImage, NewImages } from './new-images';

const without = (list: readonly NewImage[], path: string) => list.filter((each) => each.path !== path);

/** The new images of a file that a member edits, kept on this device beside the drafts. */
export function useNewImages(owner: string, file: string): NewImages {
  const [list, setList] = useState<readonly NewImage[]>([]);
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
      const images = stored.map(({ path, bytes, type, words }) => ({
        path,
        bytes: new Blob([bytes], { type }),
        words: words,
      }));
      // What was made while they were read is newer.
      setList((made) => [...images.filter(({ path }) => made.every((each) => each.path !== path)), ...made]);
    };
    kept(read());
    return () => {
      isStopped = true;
      setList([]);
    };
  }, [owner, file, kept]);

  const add = useCallback(
    (image: NewImage) => {
      const { path, bytes, words } = image;
      setList((before) => [...without(before, path), image]);
      const store = async () =>
        storeNewImage(owner, file, { path, words, type: bytes.type, bytes: await bytes.arrayBuffer() });
      kept(store());
    },
    [owner, file, kept],
  );
  const remove = useCallback(
    (path: string) => {
      setList((before) => without(before, path));
      kept(removeNewImage(owner, file, path));
    },
    [owner, file, kept],
  );
  const clear = useCallback(() => {
    setList([]);
    kept(removeNewImagesOf(owner, file));
  }, [owner, file, kept]);

  return useMemo(() => ({ list, add, remove, clear, isRefused }), [list, add, remove, clear, isRefused]);
}
