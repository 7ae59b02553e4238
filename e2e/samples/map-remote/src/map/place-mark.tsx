import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/contract';
import type { Place } from '../places/read-places';
import styles from './place-mark.module.css';

interface PlaceMarkProps {
  place: Place;
  /** Its number in the list of places; none where there are too many for numbers. */
  number?: number;
  /** Whether its name stands below it where there is room. */
  isNamed: boolean;
}

/** A place on the map: a link to its page. */
export const PlaceMark = ({ place, number, isNamed }: PlaceMarkProps) => (
  <Link className={styles.mark} to={paths.location(place.id)} aria-label={place.name}>
    <g transform={`translate(${place.x} ${place.y})`}>
      <title>{place.name}</title>
      <circle className={styles.reach} r="26" />
      <circle className={styles.dot} r={number === undefined ? 8 : 14} />
      {number !== undefined && (
        <text className={styles.number} y="5">
          {number}
        </text>
      )}
      {isNamed && (
        <text className={styles.name} y="33">
          {place.name}
        </text>
      )}
    </g>
  </Link>
);
