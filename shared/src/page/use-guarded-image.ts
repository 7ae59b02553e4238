import { useSyncExternalStore } from 'react';
import type { ImageSet } from '../catalogue/image-paths';
import { useShellContext } from '../contract/shell-context';

const never = () => () => undefined;

/** What shows an image that only members see, by its path inside `images/`; undefined for one that everybody may see. */
export function useGuardedImage(image: string): ImageSet | undefined {
  const { guardedImages } = useShellContext();
  const open = () => guardedImages?.open(image);
  return useSyncExternalStore(guardedImages?.subscribe ?? never, open, open);
}
