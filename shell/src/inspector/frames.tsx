import { useEffect, useState } from 'react';
import { type ShownPart, shownParts } from '../remotes/shown';
import styles from './inspector.module.css';

interface Frame extends ShownPart {
  key: string;
  top: number;
  left: number;
  width: number;
  height: number;
}

/** The frame round everything that a part draws; undefined where it draws nothing. */
function around(rects: readonly DOMRect[]): Pick<Frame, 'top' | 'left' | 'width' | 'height'> | undefined {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const top = Math.min(...seen.map((rect) => rect.top));
  const left = Math.min(...seen.map((rect) => rect.left));
  const bottom = Math.max(...seen.map((rect) => rect.bottom));
  const right = Math.max(...seen.map((rect) => rect.right));
  return { top, left, width: right - left, height: bottom - top };
}

const framesNow = (): Frame[] =>
  shownParts().flatMap(([instance, part], at) => {
    const place = around([...instance.getClientRects()]);
    return place ? [{ ...part, ...place, key: `${part.remote} ${part.name} ${at}` }] : [];
  });

const REDRAW_MS = 250;

/** Frames round the parts of the page, which follow it. Nothing of them can be pressed. */
export function Frames({ colours }: { colours: ReadonlyMap<string, number> }) {
  const [frames, setFrames] = useState<Frame[]>([]);
  useEffect(() => {
    const draw = () => setFrames(framesNow());
    draw();
    const timer = setInterval(draw, REDRAW_MS);
    addEventListener('scroll', draw, { passive: true, capture: true });
    addEventListener('resize', draw);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', draw, { capture: true });
      removeEventListener('resize', draw);
    };
  }, []);
  return (
    <div aria-hidden="true">
      {frames.map(({ key, remote, name, ...place }) => (
        <div key={key} className={styles.frame} data-colour={colours.get(remote)} style={place}>
          <span>{`${remote}: ${name}`}</span>
        </div>
      ))}
    </div>
  );
}
