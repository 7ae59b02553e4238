import type { Location } from '@otherfolk/shared/catalogue/schemas/location';
import { Picture } from '@otherfolk/shared/ui/picture/picture';
import { useState } from 'react';
import styles from './location-banner.module.css';

/** The wide picture of a location: its banner, else its cover; nothing where it has neither, or none that loads. */
export function LocationBanner({
  name,
  bannerImage,
  coverImage,
}: Pick<Location, 'name' | 'bannerImage' | 'coverImage'>) {
  const [failures, setFailures] = useState(0);
  const pictures = [
    { kind: 'locationBanner' as const, file: bannerImage },
    { kind: 'locationCover' as const, file: coverImage },
  ].flatMap(({ kind, file }) => (file ? [{ kind, file }] : []));
  const picture = pictures[failures];
  if (!picture) return null;
  return (
    <div className={styles.banner}>
      <Picture
        key={picture.kind}
        {...picture}
        alt={name}
        sizes="(min-width: 1280px) 1200px, 100vw"
        className={styles.picture}
        priority="first"
        onFail={() => setFailures((count) => count + 1)}
      />
    </div>
  );
}
