import { type ComponentType, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NavigationContext } from './navigation-context';

/**
 * Opens pages when they can be drawn, and has their banners move; loaded once the page is interactive. Gives what stands at the end of each
 * page from then on.
 */
export function useFollowLinks(): ComponentType | undefined {
  const navigate = useNavigate();
  const { key } = useLocation();
  const loadNavigation = useContext(NavigationContext);
  const [foot, setFoot] = useState<ComponentType>();
  const arrived = useRef<() => void>(() => undefined);

  useLayoutEffect(() => arrived.current(), [key]);

  useEffect(() => {
    const ended = new AbortController();
    const drawn = () => new Promise<void>((resolve) => (arrived.current = resolve));
    loadNavigation?.().then(
      ({ followLinks, PageFoot }) => {
        followLinks({ navigate, drawn, signal: ended.signal });
        setFoot(() => PageFoot);
      },
      // Pages change all the same where this code does not come.
      () => undefined,
    );
    return () => ended.abort();
  }, [navigate, loadNavigation]);
  return foot;
}
