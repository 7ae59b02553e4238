import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { RemoteWidget } from '../remotes/remote-widget';
import styles from './home-page.module.css';

export function HomePage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta title={site.name} description={site.tagline} path={paths.home} />
      <section className={styles.welcome}>
        <h1>{`Welcome to ${site.name}`}</h1>
        {site.tagline && <p>{site.tagline}</p>}
        <div className={styles.actions}>
          <Link className="button" to={paths.characters}>
            Browse Characters
          </Link>
          <Link className="button" to={paths.plots}>
            Explore Plots
          </Link>
        </div>
      </section>
      <div className={styles.featured}>
        <RemoteWidget widget="featured-characters" given={{}} />
        <RemoteWidget widget="featured-plot" given={{}} />
      </div>
    </>
  );
}
