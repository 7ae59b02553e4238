import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PageMeta, paths, siteQuery, usePageViewer, useViewer } from '@otherfolk/contract';
import { placesQuery } from '../places/queries';
import type { Place } from '../places/read-places';
import { REGIONS } from '../places/region';
import { texts } from '../texts';
import { Chart } from './chart';
import styles from './map-page.module.css';
import { PlaceMark } from './place-mark';

/** More places than these have no numbers: nobody looks for a number among hundreds. */
const NUMBERED = 60;

/** The most places with names on the map: with more, names would lie on each other. */
const NAMED = 24;

/** The places in the order of the list, which is by region. */
const byRegion = (places: readonly Place[]) =>
  REGIONS.flatMap((region) => places.filter((place) => place.region === region));

function PlaceList({ places, isNumbered }: { places: readonly Place[]; isNumbered: boolean }) {
  return (
    <div className={styles.regions}>
      {REGIONS.map((region) => {
        const first = places.findIndex((place) => place.region === region);
        if (first < 0) return null;
        return (
          <section key={region} className={styles.region}>
            <h3>{texts.regionNames[region]}</h3>
            <ol className={isNumbered ? styles.places : styles.plain} start={first + 1}>
              {places
                .filter((place) => place.region === region)
                .map(({ id, name }) => (
                  <li key={id}>
                    <Link to={paths.location(id)}>{name}</Link>
                  </li>
                ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

function WholeMap({ release }: { release: number }) {
  const viewer = usePageViewer(useViewer());
  const places = byRegion(useSuspenseQuery(placesQuery(viewer, release)).data);
  if (places.length === 0) return <p className={styles.lead}>{texts.empty}</p>;
  const isNumbered = places.length <= NUMBERED;
  return (
    <>
      <p className={styles.lead}>{texts.lead(places.length)}</p>
      <Chart label={texts.map}>
        {places.map((place, index) => (
          <PlaceMark
            key={place.id}
            place={place}
            isNamed={places.length <= NAMED}
            {...(isNumbered && { number: index + 1 })}
          />
        ))}
      </Chart>
      <h2>{texts.key}</h2>
      <PlaceList places={places} isNumbered={isNumbered} />
    </>
  );
}

export function MapPage() {
  const { name, currentRelease } = useSuspenseQuery(siteQuery).data;
  return (
    <article className={styles.page}>
      <PageMeta title={texts.title(name)} description={texts.description(name)} path="/map" />
      <h1>{texts.heading}</h1>
      <WholeMap release={currentRelease} />
    </article>
  );
}
