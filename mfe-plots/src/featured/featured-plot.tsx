import { featuredEntries } from '@otherfolk/shared/domain/featured';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PlotCard } from '../list/plot-card';
import styles from './featured-plot.module.css';

const FEATURED_PLOTS = 1; // SPEC 1

/** The plot that the home page features. */
export function FeaturedPlot() {
  const site = useSuspenseQuery(siteQuery).data;
  const visible = visibleItems(useSuspenseQuery(plotVariantsQuery).data, useViewer(), site.currentRelease);
  const wanted = site.featured.plot === undefined ? [] : [site.featured.plot];
  const entries = featuredEntries(wanted, visible, FEATURED_PLOTS);
  if (entries.length === 0) return null;
  return (
    <ul className={styles.featured} aria-label="Featured plot">
      {entries.map((entry) => (
        <PlotCard key={entry.id} entry={entry} priority="first" />
      ))}
    </ul>
  );
}
