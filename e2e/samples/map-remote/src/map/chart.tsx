import type { ReactNode } from 'react';
import { type Region, REGIONS } from '../places/region';
import { texts } from '../texts';
import styles from './chart.module.css';
import { coastOf } from './coast';

const COASTS = REGIONS.map((region) => [region, coastOf(region)] as const);

const ISLETS = [
  [420, 306, 16],
  [458, 324, 9],
  [590, 316, 13],
  [700, 580, 13],
  [738, 604, 8],
  [300, 588, 12],
  [84, 92, 11],
  [122, 74, 7],
  [770, 92, 12],
] as const;

const NAMES: Readonly<Record<Region, readonly [x: number, y: number]>> = {
  west: [172, 556],
  north: [500, 28],
  east: [828, 564],
  south: [500, 626],
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
      {COASTS.map(([each, coast]) => (
        <g key={each} className={region && region !== each ? styles.quiet : undefined}>
          <path className={styles.surf} d={coast} />
          <path className={styles.land} d={coast} />
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
