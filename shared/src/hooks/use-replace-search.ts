import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepScrollPosition } from '../contract/keep-scroll-position';

/**
 * How a page says in its address, in the place of what it said there before, how it is shown. When a link has led to another page that is
 * still to be drawn, nothing is said any more: the address is that page's.
 */
export function useReplaceSearch(): (search: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const drawnAt = useRef('');
  useLayoutEffect(() => {
    drawnAt.current = window.location.pathname;
  }, [pathname]);
  return (search) => {
    if (window.location.pathname === drawnAt.current)
      void navigate({ search }, { replace: true, state: keepScrollPosition });
  };
}
