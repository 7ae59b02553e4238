import { useState } from 'react';
import type { Location } from '@otherfolk/shared/catalogue/schemas/location';
import { Image } from '@otherfolk/shared/ui/image/image';
import styles from './location-banner.module.css';

/** The wide image of a location: its banner, else its cover; nothing where it has neither, or none that loads. */
export function LocationBanner({
  name,
  bannerImage,
  coverImage,
}: Pick<Location, 'name' | 'bannerImage' | 'coverImage'>) {
  const [failures, setFailures] = useState(0);
  const images = [
    { kind: 'locationBanner' as const, file: bannerImage },
    { kind: 'locationCover' as const, file: coverImage },
  ].flatMap(({ kind, file }) => (file ? [{ kind, file }] : []));
  const image = images[failures];
  if (!image) return null;
  return (
    <div className={styles.banner} data-banner>
      <Image
        key={image.kind}
        {...image}
        alt={name}
        sizes="(min-width: 1280px) 1200px, 100vw"
        className={styles.image}
        priority="first"
        onFail={() => setFailures((count) => count + 1)}
      />
    </div>
  );
}
