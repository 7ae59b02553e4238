import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { GalleryItem } from '../../domain/gallery';

/** The images of a page that a lightbox shows. */
export interface LightboxSource {
  items: readonly GalleryItem[];
  /** The person or thing that the images show. */
  subject: string;
  /** Holds a link to each image's address, with its thumbnail. */
  list: RefObject<HTMLElement | null>;
}

/** The images together with their page as it is at a moment. */
export interface LightboxSourceOnPage extends LightboxSource {
  /** The file that the address asks for. */
  asked: string | undefined;
  /** Navigation state of the address. */
  state: unknown;
  navigate: NavigateFunction;
  client: QueryClient;
}
