import { useEffect, useRef, useState } from 'react';
import type { Box, Drawing } from './atlas-drawing';

const DURATION_MS = 650;

const ease = (share: number) => 1 - (1 - share) ** 3;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

const mixBoxes = (from: Box, to: Box, share: number): Box => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
  width: mix(from.width, to.width, share),
  height: mix(from.height, to.height, share),
});

/** The drawing between two others: a person in both moves from place to place. */
export function between(from: Drawing, to: Drawing, share: number): Drawing {
  const before = new Map(from.people.map((each) => [each.person, each]));
  const people = to.people.map((each) => {
    const start = before.get(each.person);
    return start ? { ...each, x: mix(start.x, each.x, share), y: mix(start.y, each.y, share) } : each;
  });
  return { ...to, people, box: mixBoxes(from.box, to.box, share) };
}

/** The drawing on its way from the one before. `isStill`: there is no way. */
export function useMoving(target: Drawing, isStill: boolean): Drawing {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    if (isStill || from === target) {
      last.current = target;
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - start) / DURATION_MS);
      last.current = share < 1 ? between(from, target, ease(share)) : target;
      setShown(last.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isStill]);
  return isStill ? target : shown;
}
