import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { COVER_SIZES } from '@otherfolk/shared/browser/cover-sizes';
import { paths } from '@otherfolk/shared/contract/paths';
import { cardHighlight } from '@otherfolk/shared/domain/card-highlight';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { Card } from '@otherfolk/shared/ui/card';
import { HighlightBadge } from '@otherfolk/shared/ui/highlight-badge';
import { Tags } from '@otherfolk/shared/ui/tags';
import { PlotCover } from '../detail/plot-cover';
import { PLOT_TAG_TONES } from '../detail/plot-tag-tones';
import { texts } from '../texts';

interface PlotCardProps {
  entry: PlotIndexEntry;
  priority: 'first' | 'lazy';
  level?: 2 | 3;
  isBrief?: boolean;
}

export function PlotCard({ entry, priority, level, isBrief }: PlotCardProps) {
  const { id, coreId, title, variantLabel, hook, coverImage, accentColor, tags } = entry;
  const { currentRelease: release } = useSuspenseQuery(siteQuery).data;
  const highlight = cardHighlight(entry, { today: useToday(), release });
  return (
    <Card
      to={paths.plot(coreId, id)}
      title={title}
      level={level}
      label={variantLabel}
      accentColor={accentColor}
      cover={<PlotCover file={coverImage} alt="" sizes={COVER_SIZES} priority={priority} />}
      badges={highlight && <HighlightBadge highlight={highlight} />}
    >
      {hook && !isBrief && <p dir="auto">{hook}</p>}
      {tags.length > 0 && !isBrief && <Tags tags={tags} tones={PLOT_TAG_TONES} />}
      <Link to={paths.plot(id)}>{texts.card.read}</Link>
    </Card>
  );
}
