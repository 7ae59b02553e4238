import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type ImageKind, imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { stageOf } from '@otherfolk/shared/domain/release';
import { siteQuery } from '@otherfolk/shared/page/site-query';
import { DetailLayout } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { StageBadge } from '@otherfolk/shared/ui/stage-badge';
import { TintedPage } from '@otherfolk/shared/ui/tinted-page';
import { LocationBanner } from './location-banner';
import type { LocationFiles } from './location-page-query';
import { locationSections } from './location-sections';
import styles from './location-view.module.css';
import { TagLine } from './tag-line';

const ACCENT_COLOR = '#5ca3a3'; // docs/product.md#location-page

const urlOf = (kind: ImageKind, file: string | undefined) => file && imageUrl(kind, file);

export function LocationView(files: LocationFiles) {
  const { id, name, summary, description, bannerImage, coverImage, themeColor, tags = [], ...stage } = files.location;
  const { currentRelease } = useSuspenseQuery(siteQuery).data;
  return (
    <TintedPage themeColor={themeColor} accentColor={ACCENT_COLOR}>
      <PageMeta
        title={`${name} | Location`} // docs/product.md#routes
        description={summary ?? description}
        path={paths.location(id)}
        image={urlOf('locationBanner', bannerImage) ?? urlOf('locationCover', coverImage)}
        type="article"
        themeColor={themeColor ?? ACCENT_COLOR}
      />
      <div className={styles.location}>
        <LocationBanner key={id} name={name} bannerImage={bannerImage} coverImage={coverImage} />
        <header className={styles.header}>
          <h1>{name}</h1>
          <StageBadge stage={stageOf(stage, currentRelease)} />
          {tags.length > 0 && <TagLine tags={tags} />}
        </header>
        <DetailLayout sections={locationSections(files)} />
        <p className={styles.back}>
          <Link className="button" to={paths.locations}>
            Back to Locations
          </Link>
        </p>
      </div>
    </TintedPage>
  );
}
