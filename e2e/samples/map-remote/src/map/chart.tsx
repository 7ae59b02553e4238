import type { ReactNode } from 'react';
import { type Region, REGIONS } from '../places/region';
import { texts } from '../texts';
import styles from './chart.module.css';

/** The coasts, drawn around the ellipses in which places lie. */
const COASTS: Readonly<Record<Region, string>> = {
  west: 'M66 318C60 236 104 168 176 158C232 150 262 172 318 170C372 170 404 240 398 306C394 352 414 388 384 436C352 488 290 508 232 500C164 492 72 438 66 318Z',
  north:
    'M312 150C318 92 378 58 446 58C506 56 548 40 612 54C676 68 734 96 732 152C730 206 664 226 604 244C546 262 484 240 424 246C360 250 306 210 312 150Z',
  east: 'M626 338C622 262 664 212 726 186C788 164 862 176 902 232C938 284 930 330 934 386C938 452 886 510 812 514C736 518 690 492 656 446C632 410 628 380 626 338Z',
  south:
    'M334 492C336 430 392 384 462 382C508 378 548 374 592 396C646 420 676 450 670 502C662 560 596 594 524 596C446 600 334 580 334 492Z',
};

const ISLETS = [
  [430, 330, 16],
  [466, 318, 9],
  [574, 330, 12],
  [700, 560, 14],
  [738, 584, 8],
  [262, 556, 12],
  [110, 120, 10],
  [880, 108, 13],
] as const;

const NAMES: Readonly<Record<Region, readonly [x: number, y: number]>> = {
  west: [232, 528],
  north: [520, 34],
  east: [778, 544],
  south: [500, 624],
};

interface ChartProps {
  /** The name for those who listen; a chart without one is an ornament beside a text. */
  label?: string;
  /** The region that is set off from the others; without it, all are alike. */
  region?: Region;
  children: ReactNode;
}

/** The map without its places. */
export const Chart = ({ label, region, children }: ChartProps) => (
  <svg
    className={styles.chart}
    viewBox="0 0 1000 640"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label })}
  >
    <g aria-hidden="true">
      <rect className={styles.sea} width="1000" height="640" rx="14" />
      <path className={styles.grid} d="M0 160H1000M0 320H1000M0 480H1000M200 0V640M400 0V640M600 0V640M800 0V640" />
      {ISLETS.map(([x, y, size]) => (
        <ellipse key={`${x} ${y}`} className={styles.land} cx={x} cy={y} rx={size} ry={size * 0.7} />
      ))}
      {REGIONS.map((each) => (
        <g key={each} className={region && region !== each ? styles.quiet : undefined}>
          <path className={styles.surf} d={COASTS[each]} />
          <path className={styles.land} d={COASTS[each]} />
          <text className={styles.region} x={NAMES[each][0]} y={NAMES[each][1]}>
            {texts.regionNames[each]}
          </text>
        </g>
      ))}
      <g className={styles.rose} transform="translate(936 70)">
        <circle r="30" />
        <path d="M0 -42L7 -7L42 0L7 7L0 42L-7 7L-42 0L-7 -7Z" />
      </g>
    </g>
    {children}
  </svg>
);
