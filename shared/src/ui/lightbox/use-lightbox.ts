import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { keepPlace } from '../../contract/keep-scroll-position';
import { pictureIn } from '../../page/picture-address';
import type { Gallery, GalleryOnPage } from './gallery';

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './lightbox');

/**
 * Shows the picture that the page's address asks for enlarged. An address that asks for another file is left alone. Gives what
 * to call when a reader is about to open a picture. What is done while one is open comes with the lightbox, not before.
 */
export function useLightbox(gallery: Gallery): () => void {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = pictureIn(search);
  const isOpen = gallery.items.some(({ file }) => file === asked);
  const now = useEffectEvent((): GalleryOnPage => ({ ...gallery, asked, state, navigate, client }));

  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    loadLightbox()
      .then(({ openLightbox }) => openLightbox(() => now(), closing.signal))
      .catch((error: unknown) => {
        console.warn('The pictures cannot be shown enlarged', error);
        // So that the next click tries again.
        if (!closing.signal.aborted) void now().navigate({ search: '' }, { replace: true, state: keepPlace });
      });
    return () => closing.abort();
  }, [isOpen]);

  return () => void loadLightbox().catch(() => undefined);
}
