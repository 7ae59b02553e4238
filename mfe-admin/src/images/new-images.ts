import { createContext } from 'react';

/** What stands beside an image in images/index.json. */
export interface ImageWords {
  alt?: string;
  credit?: string;
  /** What stays in sight where the image is cropped: its place across and down, from 0 to 1. */
  focus?: [x: number, y: number];
}

/** An image that is in the editor, and in no catalogue yet. */
export interface NewImage {
  /** Inside the catalogue: `images/avatars/x.webp`. */
  path: string;
  bytes: Blob;
  words: ImageWords;
}

/** The images that belong to a file which is edited. They outlive a reload, until they are removed or forgotten. */
export interface NewImages {
  list: readonly NewImage[];
  /** In the place of one with its path. */
  add: (image: NewImage) => void;
  remove: (path: string) => void;
  /** Removes all of them: the draft is saved or discarded. */
  clear: () => void;
  /** Whether this device has refused to keep one of them. */
  isRefused: boolean;
}

export const NewImagesContext = createContext<NewImages | undefined>(undefined);
