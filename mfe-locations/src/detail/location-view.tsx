import { Link } from 'react-router-dom';
import { type ImageKind, imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { paths } from '@otherfolk/shared/contract/paths';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { texts } from '../texts';
import { ACCENT_COLOR, LocationArticle } from './location-article';
import type { LocationFiles } from './location-page-query';
import styles from './location-view.module.css';

const urlOf = (kind: ImageKind, file: string | undefined) => file && imageUrl(kind, file);

interface LocationViewProps {
  files: LocationFiles;
  /** Whether the files are on the way, and these are what a list says. */
  isPlaceholder: boolean;
}

/** The page of a place, with what the head of the document says of it. */
export function LocationView({ files, isPlaceholder }: LocationViewProps) {
  const { id, name, summary, description, bannerImage, coverImage, themeColor } = files.location;
  return (
    <>
      <PageMeta
        title={texts.page.title(name)}
        description={summary ?? description}
        path={paths.location(id)}
        image={urlOf('locationBanner', bannerImage) ?? urlOf('locationCover', coverImage)}
        type="article"
        themeColor={themeColor ?? ACCENT_COLOR}
      />
      <LocationArticle files={files} isPlaceholder={isPlaceholder}>
        <p className={styles.back}>
          <Link className="button" to={paths.locations}>
            {texts.page.back}
          </Link>
        </p>
      </LocationArticle>
    </>
  );
}
