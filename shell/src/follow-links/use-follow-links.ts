import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens pages when they can be drawn, with motion between lists and their items; loaded once the page is interactive. */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useRef<() => void>(() => undefined);

  useLayoutEffect(() => arrived.current(), [key]);

  useEffect(() => {
    let stop = () => undefined as void;
    let isOver = false;
    const drawn = () => new Promise<void>((resolve) => (arrived.current = resolve));
    void import(/* webpackChunkName: "follow-links" */ './follow-links').then(
      ({ followLinks }) => {
        if (!isOver) stop = followLinks({ navigate, drawn });
      },
      () => undefined, // Without it pages change all the same.
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [navigate]);
}
