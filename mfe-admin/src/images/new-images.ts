import { createContext } from 'react';

/** The texts and the focus of an image in images/index.json. */
export interface ImageWords {
  alt?: string;
  credit?: string;
  /** The point that stays in sight where the image is cropped: its place across and down, from 0 to 1. */
  focus?: [x: number, y: number];
}

/** An image of the catalogue that has other words in the editor; an empty text takes one away, and what is not given stays. */
interface WordedImage {
  /** Inside the catalogue: `images/avatars/x.webp`. */
  path: string;
  words: ImageWords;
}

/** An image that is in the editor, and in no catalogue yet. */
export interface NewImage extends WordedImage {
  bytes: Blob;
  /** Whether it takes the place of what is there: its name is given by what it is for. */
  isReplacing?: boolean;
}

/** An image of the catalogue that goes to another place, with its words. */
export interface MovedImage extends WordedImage {
  from: string;
}

/** The change of an image. */
export type ChangedImage = NewImage | MovedImage | WordedImage;

export const isNewImage = (image: ChangedImage): image is NewImage => 'bytes' in image;

export const isMovedImage = (image: ChangedImage): image is MovedImage => 'from' in image;

/** The work that is left to the editor where no server does it: a sentence after others. */
export function movesByHand(images: readonly ChangedImage[]): string {
  const moves = images.filter(isMovedImage).map(({ from, path }) => `${from} to ${path}`);
  return moves.length > 0 ? ` Move these yourself: ${moves.join(', ')}.` : '';
}

/** The images that belong to a file which is edited. They outlive a reload, until they are removed or forgotten. */
export interface NewImages {
  list: readonly NewImage[];
  /** Images of the catalogue that have other words here. */
  worded: readonly WordedImage[];
  /** Adds an image, or replaces the one with the same path. */
  add: (image: ChangedImage) => void;
  remove: (path: string) => void;
  /** Removes all of them: the draft is saved or discarded. */
  clear: () => void;
  /** Whether this device has refused to keep one of them. */
  isRefused: boolean;
}

export const NewImagesContext = createContext<NewImages | undefined>(undefined);
