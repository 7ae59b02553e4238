import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@otherfolk/shared/contract/paths';
import { stageOf } from '@otherfolk/shared/domain/release';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { Card } from '@otherfolk/shared/ui/card';
import { Cover } from '@otherfolk/shared/ui/cover';
import { StageBadge } from '@otherfolk/shared/ui/stage-badge';
import { COVER_SIZES } from '../cover-sizes';
import { TagLine } from '../detail/tag-line';
import styles from './location-card.module.css';
import { locationPreview } from './location-preview';

interface LocationCardProps {
  entry: LocationIndexEntry;
  priority: 'first' | 'lazy';
  level?: 2 | 3;
}

export function LocationCard({ entry, priority, level }: LocationCardProps) {
  const { id, name, coverImage, themeColor, tags } = entry;
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const preview = locationPreview(entry);
  const layers = coverImage ? [{ kind: 'locationCover' as const, file: coverImage }] : [];
  return (
    <Card
      to={paths.location(id)}
      title={name}
      level={level}
      themeColor={themeColor}
      cover={<Cover layers={layers} alt="" sizes={COVER_SIZES} shape="landscape" priority={priority} sign="location" />}
      badges={<StageBadge stage={stageOf(entry, release)} />}
    >
      {preview && <p dir="auto">{preview}</p>}
      {tags.length > 0 && (
        <div className={styles.tags}>
          <TagLine tags={tags} />
        </div>
      )}
    </Card>
  );
}
