import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Motion between lists and their items, where the browser has it; loaded once the page is interactive. */
export function useViewTransitions(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const arrived = useRef<() => void>(() => undefined);

  useLayoutEffect(() => arrived.current(), [key]);

  useEffect(() => {
    if (!('startViewTransition' in document)) return;
    let stop = () => undefined as void;
    let isOver = false;
    const drawn = () => new Promise<void>((resolve) => (arrived.current = resolve));
    void import(/* webpackChunkName: "view-transitions" */ './view-transitions').then(
      ({ startViewTransitions }) => {
        if (!isOver) stop = startViewTransitions({ navigate, drawn });
      },
      () => undefined, // Without it pages change all the same.
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [navigate]);
}
