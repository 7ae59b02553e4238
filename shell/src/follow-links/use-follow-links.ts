import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { prefetcherWhenLoaded } from '../page-data/prefetch-when-loaded';

/** Opens pages when they can be drawn, and has their banners move; loaded once the page is interactive. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useRef<() => void>(() => undefined);

  useLayoutEffect(() => arrived.current(), [key]);

  useEffect(() => {
    let stop = () => undefined as void;
    let isOver = false;
    const drawn = () => new Promise<void>((resolve) => (arrived.current = resolve));
    const start = async () => {
      const prefetcher = await prefetcherWhenLoaded;
      const { followLinks } = await import(/* webpackChunkName: "navigation" */ './follow-links');
      if (!isOver) stop = followLinks({ navigate, drawn, prefetcher });
    };
    // Pages change all the same where this code does not come.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [navigate]);
}
