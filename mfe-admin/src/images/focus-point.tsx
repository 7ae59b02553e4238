import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { texts } from '../texts';
import styles from './image-dialog.module.css';
import type { Area } from './image-geometry';

export type Focus = [x: number, y: number];

/** The default point. */
export const CENTRE: Focus = [0.5, 0.5];

export const FOCUS_LABEL = 'Focal point';

/** The greatest height of the image in rem, which keeps upright ones small. */
const MAX_REM = 14;

const STEP = 0.05;
const STEPS: Partial<Record<string, Focus>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Two decimals say more than anybody can see. */
const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100;

export const movedFocus = ([x, y]: Focus, key: string): Focus | undefined => {
  const step = STEPS[key];
  return step && [share(x + step[0]), share(y + step[1])];
};

const percent = (value: number) => `${Math.round(value * 100)}%`;

interface FocusPointProps {
  url: string;
  /** The part of the image that is kept, in percent of it. */
  area: Area;
  /** Width by height of that part. */
  ratio: number;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** The image as it is cut, on which a click or the arrow keys say what has to stay in sight. */
export function FocusPoint({ url, area, ratio, focus, onChange }: FocusPointProps) {
  const [x, y] = focus;
  const [announcement, setAnnouncement] = useState('');
  const move = (to: Focus) => {
    onChange(to);
    setAnnouncement(`${percent(to[0])} across, ${percent(to[1])} down`);
  };
  function onClick({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    // Enter and space are clicks without a place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    move([share((clientX - box.left) / box.width), share((clientY - box.top) / box.height)]);
  }
  function onKeyDown(event: KeyboardEvent) {
    const to = movedFocus(focus, event.key);
    if (!to) return;
    event.preventDefault();
    move(to);
  }
  const scale = (length: number) => `${10_000 / length}%`;
  return (
    <div>
      <button
        type="button"
        className={styles.focus}
        style={{ aspectRatio: ratio, maxWidth: `${MAX_REM * ratio}rem` }}
        aria-label={texts.images.focalPoint(percent(x), percent(y))}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img
          src={url}
          alt=""
          style={{
            width: scale(area.width),
            height: scale(area.height),
            left: `${(-area.x / area.width) * 100}%`,
            top: `${(-area.y / area.height) * 100}%`,
          }}
        />
        <span className={styles.dot} style={{ left: percent(x), top: percent(y) }} />
      </button>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  );
}
