import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { imageIn } from '../../browser/image-address';
import { keepScrollPosition } from '../../contract/keep-scroll-position';
import type { LightboxSource, LightboxSourceOnPage } from './lightbox-source';

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './lightbox');

/**
 * Shows the image that the page's address asks for enlarged. An address that asks for another file is left alone. Gives what
 * to call when a reader is about to open an image. What is done while one is open comes with the lightbox, not before.
 */
export function useLightbox(source: LightboxSource): () => void {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const client = useQueryClient();
  const asked = imageIn(search);
  const isOpen = source.items.some(({ file }) => file === asked);
  const now = useEffectEvent((): LightboxSourceOnPage => ({ ...source, asked, state, navigate, client }));

  useEffect(() => {
    if (!isOpen) return;
    const closing = new AbortController();
    loadLightbox()
      .then(({ openLightbox }) => openLightbox(() => now(), closing.signal))
      .catch((error: unknown) => {
        console.warn('The images cannot be shown enlarged', error);
        // The address is reset, so that the next click tries again.
        if (!closing.signal.aborted) void now().navigate({ search: '' }, { replace: true, state: keepScrollPosition });
      });
    return () => closing.abort();
  }, [isOpen]);

  return () => void loadLightbox().catch(() => undefined);
}
