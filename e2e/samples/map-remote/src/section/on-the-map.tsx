import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths, type SectionProps, siteQuery, usePageViewer, useViewer } from '@otherfolk/contract';
import { Chart } from '../map/chart';
import { surroundingsQuery } from '../places/queries';
import { texts } from '../texts';
import styles from './on-the-map.module.css';

/** The section of a place that shows where it lies. */
export function OnTheMap({ item }: SectionProps) {
  const { currentRelease } = useSuspenseQuery(siteQuery).data;
  const viewer = usePageViewer(useViewer());
  const { data } = useSuspenseQuery(surroundingsQuery(item.id, viewer, currentRelease));
  if (!data) return null;
  const { place, near } = data;
  return (
    <div className={styles.section}>
      <div className={styles.map}>
        <Chart region={place.region}>
          <g className={styles.here} transform={`translate(${place.x} ${place.y})`}>
            <circle r="34" />
            <path d="M0 0C-20 -26 -22 -38 -22 -48A22 22 0 0 1 22 -48C22 -38 20 -26 0 0Z" />
          </g>
        </Chart>
      </div>
      <div>
        <p>{texts.here(place.name, texts.regions[place.region])}</p>
        {near.length > 0 && (
          <>
            <h3 className={styles.near}>{texts.near}</h3>
            <ul className={styles.list}>
              {near.map(({ id, name }) => (
                <li key={id}>
                  <Link to={paths.location(id)}>{name}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <Link to="/map">{texts.whole}</Link>
        </p>
      </div>
    </div>
  );
}
