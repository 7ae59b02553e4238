import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NavigationContext } from './navigation-context';

/** Opens pages when they can be drawn, and has their banners move; loaded once the page is interactive. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const loadNavigation = useContext(NavigationContext);
  const arrived = useRef<() => void>(() => undefined);

  useLayoutEffect(() => arrived.current(), [key]);

  useEffect(() => {
    const ended = new AbortController();
    const drawn = () => new Promise<void>((resolve) => (arrived.current = resolve));
    loadNavigation?.().then(
      ({ followLinks }) => followLinks({ navigate, drawn, signal: ended.signal }),
      // Pages change all the same where this code does not come.
      () => undefined,
    );
    return () => ended.abort();
  }, [navigate, loadNavigation]);
}
