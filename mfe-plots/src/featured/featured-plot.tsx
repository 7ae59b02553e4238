import { useSuspenseQuery } from '@tanstack/react-query';
import { useFeatured } from '@otherfolk/shared/hooks/use-featured';
import { plotVariantsQuery } from '@otherfolk/shared/queries/plot-variants-query';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { PlotCard } from '../list/plot-card';
import { texts } from '../texts';
import styles from './featured-plot.module.css';

const FEATURED_PLOTS = 1; // docs/product.md#home-page

/** The plot that the home page features. */
export function FeaturedPlot() {
  const { plot } = useSuspenseQuery(siteQuery).data.featured;
  const wanted = plot === undefined ? [] : [plot];
  const entries = useFeatured(plotVariantsQuery, { wanted, count: FEATURED_PLOTS, viewer: useViewer() });
  if (entries.length === 0) return null;
  return (
    <ul className={styles.featured} aria-label={texts.featured.label}>
      {entries.map((entry) => (
        <PlotCard key={entry.id} entry={entry} priority="lazy" />
      ))}
    </ul>
  );
}
