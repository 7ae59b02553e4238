import { useState } from 'react';
import type { Location } from '@otherfolk/shared/kinds/location/location-schema';
import { Image } from '@otherfolk/shared/ui/image/image';
import { COVER_SIZES } from '../cover-sizes';
import styles from './location-banner.module.css';

interface LocationBannerProps extends Pick<Location, 'name' | 'bannerImage' | 'coverImage'> {
  /** Whether the page is on the way: meanwhile the cover shows, as lists have it. */
  isPlaceholder: boolean;
}

/** The wide image of a location: its banner, else its cover; nothing where it has neither, or none that loads. */
export function LocationBanner({ name, bannerImage, coverImage, isPlaceholder }: LocationBannerProps) {
  const [failures, setFailures] = useState(0);
  const images = [
    { kind: 'locationBanner' as const, file: isPlaceholder ? undefined : bannerImage },
    { kind: 'locationCover' as const, file: coverImage },
  ].flatMap(({ kind, file }) => (file ? [{ kind, file }] : []));
  const image = images[failures];
  if (!image) return null;
  return (
    <div className={styles.banner} data-banner>
      <Image
        {...image}
        alt={isPlaceholder ? '' : name}
        sizes={isPlaceholder ? COVER_SIZES : '(min-width: 1280px) 1200px, 100vw'}
        className={styles.image}
        priority="first"
        onFail={() => !isPlaceholder && setFailures((count) => count + 1)}
      />
    </div>
  );
}
