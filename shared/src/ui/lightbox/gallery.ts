import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { GalleryItem } from '../../domain/gallery';

export interface Gallery {
  items: readonly GalleryItem[];
  /** Whom or what the images show. */
  subject: string;
  /** Holds a link to each image's address, with its thumbnail. */
  list: RefObject<HTMLElement | null>;
}

/** A gallery on its page, as things stand at a moment. */
export interface GalleryOnPage extends Gallery {
  /** The file that the address asks for. */
  asked: string | undefined;
  /** Navigation state of the address. */
  state: unknown;
  navigate: NavigateFunction;
  client: QueryClient;
}
